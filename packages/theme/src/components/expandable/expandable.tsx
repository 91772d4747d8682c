import type { ReactElement, ReactNode } from 'react';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { coerceBoolean } from '../props/coerce-prop.ts';
import type { LooseBoolean } from '../props/coerce-prop.ts';
import { createTitleSlug } from '../props/create-title-slug.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { useText } from '../../words/use-text.ts';

export interface ExpandableProps extends RootProps<HTMLDetailsElement> {
  /** What it hides: `properties` becomes "Show properties". */
  title?: ReactNode;
  /** Whether it is open at first. */
  defaultOpen?: LooseBoolean;
}

/** The fields inside a field, closed until asked for. */
export function Expandable(props: ExpandableProps): ReactElement {
  const text = useText();
  const { title = text('Details'), defaultOpen, children } = props;
  return (
    <Disclosure
      root={createRootProps(props, 'octavo-expandable')}
      slug={createTitleSlug(title)}
      summary={<span className="octavo-expandable-title">{title}</span>}
      isOpen={coerceBoolean(defaultOpen)}
    >
      {children}
    </Disclosure>
  );
}
