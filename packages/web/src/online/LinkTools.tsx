import { useState } from 'react';
import { renderSVG } from 'uqr';
import { useVocabulary } from '../kit/vocabulary.ts';
import { canShare, copy, share } from './share.ts';
import { onlineWords } from './words/index.ts';

/** A link to be copied, sent from a phone, or scanned. */
export function LinkTools({
  link,
  title,
  qr,
}: {
  readonly link: string;
  readonly title: string;
  /** What a code to be scanned opens, for those who do not see it; without it none is drawn. */
  readonly qr?: string;
}) {
  const say = useVocabulary(onlineWords);
  const [copied, setCopied] = useState<string>();
  return (
    <div className="link-tools">
      {qr !== undefined && <QrCode text={link} label={qr} />}
      <input
        className="link"
        readOnly
        value={link}
        aria-label={title}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="deeds">
        <button
          type="button"
          className="button"
          onClick={() => void copy(link).then((done) => done && setCopied(link))}
        >
          <span aria-live="polite">{say(copied === link ? 'call.copied' : 'call.copy')}</span>
        </button>
        {canShare() && (
          <button type="button" className="button" onClick={() => void share(title, link)}>
            {say('call.share')}
          </button>
        )}
      </div>
    </div>
  );
}

/** A code a phone can read, dark on light whatever the page looks like. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const drawn = renderSVG(text, { ecc: 'M', border: 2, blackColor: '#1a0f06', whiteColor: '#fff8e4' });
  return <img className="qr" src={`data:image/svg+xml,${encodeURIComponent(drawn)}`} alt={label} />;
}
