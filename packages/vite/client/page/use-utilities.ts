import { useInsertionEffect } from 'react';

/**
 * Keeps a sheet of what the page alone uses: put in before the page is laid out, and gone with it. Made as an object, since a policy may
 * refuse elements; a document that was built links a sheet of its own.
 */
export function useUtilities(css: string): void {
  useInsertionEffect(() => {
    if (css === '') return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
}
