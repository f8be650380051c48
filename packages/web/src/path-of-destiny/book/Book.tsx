import type { ReactNode } from 'react';
import { Longer } from '../../kit/Longer.tsx';
import { Corners, Vine } from '../parts/Ornaments.tsx';
import { pictureOf } from '../parts/picture.ts';
import type { StoryId } from '@medallion/path-of-destiny/content';

interface BookProps {
  readonly left: ReactNode;
  readonly right: ReactNode;
  /** What lies across the gutter. */
  readonly children?: ReactNode;
  readonly className?: string;
  readonly label?: string;
}

/** The open book: two pages, a gutter, vines in the margins, brass on the corners of the cover. */
export function Book({ left, right, children, className = '', label }: BookProps) {
  return (
    <section className={`pd-book ${className}`} {...(label === undefined ? {} : { 'aria-label': label })}>
      <Corners />
      <article className="pd-page left">
        <Vine />
        <Longer className="inner">{left}</Longer>
      </article>
      <article className="pd-page right">
        <Vine mirror />
        <Longer className="inner">{right}</Longer>
      </article>
      {children}
    </section>
  );
}

/** A plate in its ruled frame. */
export function Plate({
  story,
  node,
  alt = '',
}: {
  readonly story: StoryId;
  readonly node: number | 'cover';
  readonly alt?: string;
}) {
  return (
    <span className="pd-plate">
      <img src={pictureOf({ story, node })} alt={alt} width="600" height="240" decoding="async" />
    </span>
  );
}
