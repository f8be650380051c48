import 'react';

declare module 'react' {
  // The few custom properties that drawings take from markup.
  interface CSSProperties {
    '--tilt'?: string;
    '--turn'?: number;
    '--columns'?: number;
    '--cards'?: number;
    '--k'?: number;
    '--nth'?: number;
    '--card'?: string;
    '--gone'?: string;
    '--hue'?: string;
    '--n'?: number;
    '--at'?: number;
    '--tl'?: number;
    '--letters'?: number;
  }
}
