/** The cloth dice are thrown on, seen from your chair: ink edge, gold thread, and the line between the two sides. */
export function Felt({ divided }: { readonly divided: boolean }) {
  return (
    <div className="felt" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d="M3.600 0H96.400L99.800 100H.2Z" stroke="#1a0f06" strokeWidth="6" />
        <path d="M4.900 2.400H95.100L98.400 97.600H1.600Z" stroke="#d9a94a" strokeWidth="1.5" opacity=".5" />
        {divided && (
          <path
            d="M3.300 50H96.700"
            stroke="#d9a94a"
            strokeWidth="2"
            strokeDasharray="1 8"
            strokeLinecap="round"
            opacity=".8"
          />
        )}
      </svg>
    </div>
  );
}
