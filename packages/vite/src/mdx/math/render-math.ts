import { renderToString } from 'katex';

/** A formula as HTML (with MathML for assistive technology), or why it is none. */
export type RenderedMath = { html: string } | { error: string };

/** Renders a formula. Nothing in it can name a URL or a class. */
export function renderMath(source: string, { isBlock }: { isBlock: boolean }): RenderedMath {
  try {
    // A space of no width has no glyph, of which KaTeX would tell on the terminal.
    const html = renderToString(source.replaceAll(/[\u200B\u2060\uFEFF]/g, ''), {
      displayMode: isBlock,
      throwOnError: true,
      strict: 'ignore',
      trust: false,
    });
    // Text of KaTeX's has its quotes escaped. A policy refuses `style` attributes: the document has rules, and the browser the CSSOM.
    return { html: html.replaceAll(' style="', ' data-octavo-style="') };
  } catch (error) {
    // Of some formulas KaTeX tells by what it holds true of itself, not by a `ParseError`.
    if (!(error instanceof Error)) throw error;
    return { error: error.message.replace(/^KaTeX parse error: /, '').replaceAll(/[\u0332\u20D2]/gu, '') };
  }
}
