import { useEffect, useState } from 'react';
import ink from './ink.svg';

/** Whether the ink has been drawn on this page: from then on it is at hand. */
let dry = false;

/** Mountains, woods and roads: thousands of strokes, so they get a frame of their own after what can be pressed. */
export function Ink() {
  const [shown, setShown] = useState(dry);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      dry = true;
      setShown(true);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return shown && <img src={ink} alt="" draggable={false} />;
}
