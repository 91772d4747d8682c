import type { ReactElement } from 'react';
import { coerceBoolean } from '../props/coerce-prop.ts';
import type { LooseBoolean } from '../props/coerce-prop.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { useHtmlStyles } from './use-html-styles.ts';

export interface LatexProps extends RootProps<HTMLElement> {
  /** The formula, rendered by the build. */
  html?: string | undefined;
  /** The formula's source, shown where it is not rendered; children do as well. */
  source?: string | undefined;
  /** On lines of its own. */
  block?: LooseBoolean;
}

/** A formula, within text or as a block. Without `html` its source shows. */
export function Latex(props: LatexProps): ReactElement {
  const { html, source, children } = props;
  const root = createRootProps(props, 'octavo-latex');
  const styled = useHtmlStyles<HTMLSpanElement>();
  const isBlock = coerceBoolean(props.block);
  const state = { 'data-display': isBlock ? '' : undefined };
  if (html === undefined) {
    return (
      <code {...root} {...state}>
        {source ?? children}
      </code>
    );
  }
  const content = { ref: styled, dangerouslySetInnerHTML: { __html: html } };
  return isBlock ? (
    <span tabIndex={0} suppressHydrationWarning {...root} {...state} {...content} />
  ) : (
    <span {...root} {...state} {...content} />
  );
}
