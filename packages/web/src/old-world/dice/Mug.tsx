/** Somebody's ale. */
export function Mug() {
  return (
    <svg className="mug" viewBox="-48 -76 122 148" aria-hidden="true">
      <ellipse cy="56" rx="46" ry="12" fill="#000" opacity=".5" />
      <path d="M-36-50H36V48Q0 62-36 48Z" fill="#7a5226" stroke="#1a0f06" strokeWidth="4" />
      <path d="M-12-46V52M12-46V52" stroke="#1a0f06" strokeWidth="1.5" opacity=".45" />
      <path d="M20-48V50Q30 50 36 48V-50Z" fill="#1a0f06" opacity=".22" />
      <path d="M-36-26H36M-36 24H36" stroke="#c9a860" strokeWidth="7" />
      <path d="M36-34q34 2 30 34t-32 32" fill="none" stroke="#1a0f06" strokeWidth="13" />
      <path d="M36-34q34 2 30 34t-32 32" fill="none" stroke="#7a5226" strokeWidth="7" />
      <path d="M-40-50q4-22 24-16q10-16 28-2q22-4 26 18q-38 14-78 0z" fill="#f6ecd0" stroke="#1a0f06" strokeWidth="3" />
    </svg>
  );
}
