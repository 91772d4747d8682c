import { useInsertionEffect } from 'react';

/** Keeps the document's sheet of utility classes that of the page: put in before the page is laid out, and gone with it. */
export function useUtilities(css: string): void {
  useInsertionEffect(() => {
    const found = document.getElementById('octavo-utilities');
    if (css === '' && found === null) return;
    const style = found ?? Object.assign(document.createElement('style'), { id: 'octavo-utilities' });
    if (style.textContent !== css) style.textContent = css;
    if (!style.isConnected) document.head.append(style);
  }, [css]);
  useInsertionEffect(() => () => document.getElementById('octavo-utilities')?.remove(), []);
}
