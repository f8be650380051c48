/** An arrow turning back. */
export function TakeBack() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 9h8a5 5 0 0 1 0 10h-5" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M10 3.500L3 9l7 5.500Z" />
    </svg>
  );
}
