import { createContext } from 'react';
import type { Context, ReactElement } from 'react';
import { coerceChoice } from '../props/coerce-prop.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';

/** What a step's title may be. */
export const STEP_TITLE_TAGS = ['p', 'h2', 'h3', 'h4'] as const;

export type StepTitleTag = (typeof STEP_TITLE_TAGS)[number];

/** The tag of the titles of the steps inside. A step alone has a plain title. */
export const StepTitleContext: Context<StepTitleTag> = createContext<StepTitleTag>('p');

export interface StepsProps extends RootProps {
  /** The level of all headings, or a paragraph. */
  titleSize?: string | undefined;
}

/** A numbered procedure. */
export function Steps(props: StepsProps): ReactElement {
  const titleTag = coerceChoice(props.titleSize, STEP_TITLE_TAGS, 'p');
  return (
    <StepTitleContext value={titleTag}>
      <div role="list" {...createRootProps(props, 'octavo-steps')}>
        {props.children}
      </div>
    </StepTitleContext>
  );
}
