import type { School } from '@medallion/old-world/content';
import { useId } from 'react';
import { GlyphAt } from '../icons/Glyph.tsx';
import { SCHOOL_GLYPH } from '../icons/which.ts';

const INK = '#070403';

/** Coat, hood and trim of a school. */
const CLOTH: Readonly<Record<School, readonly [coat: string, hood: string, trim: string]>> = {
  wolf: ['#38434c', '#4a5660', '#c3ccd0'],
  griffin: ['#5a4516', '#6f561d', '#e6c15a'],
  bear: ['#5e2f14', '#6b3a1a', '#d99a5c'],
  cat: ['#23273c', '#2c3150', '#8f9fd8'],
  viper: ['#24431f', '#2d5426', '#a5cf7a'],
};

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** Another witcher, face to face: a hood, two hilts, a drawn blade, and eyes that keep the fire's light. */
export function Rival({ school, className }: { readonly school: School; readonly className: string }) {
  const id = useId();
  const [coat, hood, trim] = CLOTH[school];
  return (
    <svg className={className} viewBox="0 0 320 520" aria-hidden="true">
      <defs>
        <clipPath id={id}>
          <path d="M160 150C214 152 250 178 262 236C274 300 284 410 296 500H40C48 408 56 300 66 236C76 178 108 152 160 150Z" />
        </clipPath>
      </defs>
      <ellipse cx="166" cy="502" rx="140" ry="14" fill="#000" opacity=".45" />
      {[104, 136].map((x) => (
        <g key={x} transform={`translate(${x} 92) rotate(-22)`}>
          <path d="M-5 60V-44H5V60Z" fill="#3a2414" stroke={INK} strokeWidth="3" />
          <path d="M-4-34h8M-4-22h8M-4-10h8M-4 2h8" stroke="#a9834a" strokeWidth="2.4" />
          <path d="M-24 34H24V43H-24Z" fill="#8d7a50" stroke={INK} strokeWidth="3" />
          <circle cy="-50" r="9" fill="#c9b27a" stroke={INK} strokeWidth="3" />
        </g>
      ))}
      <path
        d="M160 150C214 152 250 178 262 236C274 300 284 410 296 500H40C48 408 56 300 66 236C76 178 108 152 160 150Z"
        fill={coat}
        stroke={INK}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <g clipPath={`url(#${id})`}>
        <path d="M40 150H118C96 260 88 380 84 500H40Z" fill="#ffb45c" opacity=".3" />
        <path d="M214 150H300V500H236C238 380 236 260 214 150Z" fill="#000" opacity=".4" />
        {range(30).map((at) => (
          <path
            key={at}
            d={`M${70 + ((at * 53) % 210)} ${190 + ((at * 97) % 250)}l-16 56`}
            stroke={INK}
            strokeWidth="2"
            opacity=".5"
          />
        ))}
        <path
          d="M160 214V520M112 236C104 330 100 420 96 510M212 236C222 330 226 420 230 510"
          stroke={INK}
          strokeWidth="3.5"
          fill="none"
        />
      </g>
      <path d="M82 300Q160 330 244 298L246 322Q160 356 80 324Z" fill="#3a2414" stroke={INK} strokeWidth="3.500" />
      <rect x="148" y="308" width="28" height="30" rx="4" fill="#b08d4a" stroke={INK} strokeWidth="3" />
      {/* The arm with the blade, pointing at whoever looks. */}
      <path
        d="M70 232C40 258 34 306 44 344L84 350C86 318 96 292 112 274Z"
        fill={coat}
        stroke={INK}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M70 232C46 254 38 298 46 340L58 342C56 302 66 268 86 246Z" fill="#ffb45c" opacity=".45" />
      <g transform="translate(62 362) rotate(28)">
        <path d="M-7 20V250L0 272L7 250V20Z" fill="#b9c4c8" stroke={INK} strokeWidth="3.500" />
        <path d="M0 24V258" stroke="#5d6a70" strokeWidth="2.500" />
        <path d="M-30 8H30V20H-30Z" fill="#8d7a50" stroke={INK} strokeWidth="3.500" />
        <path d="M-5 8V-32H5V8Z" fill="#3a2414" stroke={INK} strokeWidth="3" />
        <circle cy="-38" r="8" fill="#c9b27a" stroke={INK} strokeWidth="3" />
      </g>
      <path d="M40 340Q60 326 86 346Q88 372 66 378Q42 372 40 340Z" fill="#4a2d18" stroke={INK} strokeWidth="4" />
      <path
        d="M250 236C282 262 290 312 276 356L236 352C240 318 230 290 212 272Z"
        fill={coat}
        stroke={INK}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M232 350Q258 338 280 354Q282 382 258 388Q234 382 232 350Z" fill="#3a2312" stroke={INK} strokeWidth="4" />
      {/* Hood and face. */}
      <path
        d="M160 36C214 44 236 96 226 150C232 172 238 190 232 206Q160 244 88 206C82 190 88 172 94 150C84 96 106 44 160 36Z"
        fill={hood}
        stroke={INK}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d="M160 36C106 44 84 96 94 150C88 172 82 190 88 206Q104 214 122 218C104 170 102 84 160 36Z"
        fill="#ffb45c"
        opacity=".38"
      />
      {range(9).map((at) => (
        <path
          key={at}
          d={`M${190 + at * 4} ${64 + at * 9}l-6 ${34 - at}`}
          stroke={INK}
          strokeWidth="2.200"
          opacity=".6"
        />
      ))}
      <path d="M160 74C194 78 206 112 200 148Q194 190 160 200Q126 190 120 148C114 112 126 78 160 74Z" fill="#0b0705" />
      <path
        d="M160 92C184 94 194 118 190 146Q184 180 160 188Q136 180 130 146C126 118 136 94 160 92Z"
        fill="#4a2d1b"
        stroke={INK}
        strokeWidth="3"
      />
      <path d="M160 94C138 96 128 118 131 146Q136 178 156 187Q142 150 150 112Z" fill="#e6a25a" opacity=".75" />
      {range(8).map((at) => (
        <path key={at} d={`M${168 + at * 3} ${104 + at * 8}l-7 24`} stroke={INK} strokeWidth="1.800" opacity=".65" />
      ))}
      <path d="M134 128l20 8M188 126l-20 10" stroke={INK} strokeWidth="5" strokeLinecap="round" />
      <ellipse cx="146" cy="142" rx="7.500" ry="4.500" fill="#d8e08a" stroke={INK} strokeWidth="1.500" />
      <ellipse cx="176" cy="142" rx="7.500" ry="4.500" fill="#d8e08a" stroke={INK} strokeWidth="1.500" />
      <path d="M146 137.500v9M176 137.500v9" stroke={INK} strokeWidth="2.500" />
      <path d="M161 142l-6 19h9M148 172q13 5 25 0" stroke="#1a0d06" strokeWidth="3" fill="none" />
      <path d="M138 112l10 50" stroke="#8a3522" strokeWidth="3" />
      <path d="M96 210Q160 246 226 210L222 226Q160 262 98 226Z" fill={trim} stroke={INK} strokeWidth="3.500" />
      <path d="M122 236Q160 276 198 236" stroke="#8a7448" strokeWidth="4" fill="none" />
      <circle cx="160" cy="270" r="19" fill="#b89a56" stroke={INK} strokeWidth="3.500" />
      <GlyphAt name={SCHOOL_GLYPH[school]} x={160} y={270} size={25} fill={INK} />
    </svg>
  );
}
