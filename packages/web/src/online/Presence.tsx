/** Presence is a candle: lit for who is here, guttering for who is coming back, smoke for who is gone. */

export type Being = 'here' | 'coming' | 'gone' | 'bot' | 'open';

/** The mark beside a name; what it means is said by the words next to it. */
export function Presence({ is }: { readonly is: Being }) {
  return (
    <svg className={`presence ${is}`} viewBox="0 0 24 24" aria-hidden="true">
      <circle className="ring" cx="12" cy="12" r="10.5" />
      {(is === 'here' || is === 'coming') && (
        <path
          className="flame"
          d="M12 4.500C14.600 8 16.400 11 15.600 14a3.700 3.700 0 0 1-7.200 0C7.800 11 9.800 8.500 12 4.500Z"
        />
      )}
      {is === 'gone' && <path className="smoke" d="M11 19c-3-2.500 3-4 1-6.500s2-4 .5-7.500" />}
      {is === 'bot' && (
        <path
          className="cog"
          d="M12 8.400a3.600 3.600 0 1 0 0 7.200 3.600 3.600 0 0 0 0-7.200Zm-1-3.400h2l.5 2 1.700.7 1.800-1 1.400 1.400-1 1.800.7 1.700 2 .4v2l-2 .5-.7 1.700 1 1.800-1.400 1.400-1.800-1-1.700.7-.5 2h-2l-.5-2-1.700-.7-1.800 1-1.400-1.400 1-1.800-.7-1.700-2-.5v-2l2-.4.7-1.700-1-1.800L7 6.700l1.800 1 1.700-.7Z"
        />
      )}
    </svg>
  );
}
