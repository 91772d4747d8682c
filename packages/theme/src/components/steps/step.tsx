import { createElement, use } from 'react';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { useIcon } from '../icon/use-icon.tsx';
import type { IconSource } from '../icon/resolve-icon.tsx';
import { coerceChoice, coerceNumber } from '../props/coerce-prop.ts';
import type { LooseNumber } from '../props/coerce-prop.ts';
import { createTitleSlug } from '../props/create-title-slug.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { STEP_TITLE_TAGS, StepTitleContext } from './steps.tsx';

export interface StepProps extends RootProps {
  /** The heading of the step. */
  title?: ReactNode;
  /** An icon instead of the number. */
  icon?: IconSource;
  /** Style of the icon, if its library has several. */
  iconType?: string | undefined;
  /** The number to show, if it is not the position in the list. */
  stepNumber?: LooseNumber;
  /** The level of the heading, or a paragraph. */
  titleSize?: string | undefined;
  /** What a title that is a heading tells screen readers as its level, where its tag would leave a gap in the outline. */
  titleLevel?: LooseNumber;
}

/** One step. The steps after it count on from its number. Without an `id` it takes its title's slug. */
export function Step(props: StepProps): ReactElement {
  const { title, icon, stepNumber, titleSize, children } = props;
  const titleTag = coerceChoice(titleSize, STEP_TITLE_TAGS, use(StepTitleContext));
  const root = createRootProps(props, 'octavo-step');
  const level = titleTag === 'p' ? 0 : coerceNumber(props.titleLevel, 0);
  const number = coerceNumber(stepNumber, 0);
  const style: CSSProperties | undefined = number > 0 ? { counterSet: `octavo-step ${number}`, ...root.style } : root.style;
  return (
    <div role="listitem" {...root} id={props.id ?? createTitleSlug(title)} {...(style && { style })}>
      <span className="octavo-step-marker">{useIcon(icon, props.iconType)}</span>
      {title && createElement(titleTag, { className: 'octavo-step-title', ...(level > 0 && { 'aria-level': level }) }, title)}
      <div className="octavo-step-content octavo-flow">{children}</div>
    </div>
  );
}
