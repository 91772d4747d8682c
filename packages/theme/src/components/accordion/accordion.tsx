import type { ReactElement, ReactNode } from 'react';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { useIcon } from '../icon/use-icon.tsx';
import type { IconSource } from '../icon/resolve-icon.tsx';
import { coerceBoolean } from '../props/coerce-prop.ts';
import type { LooseBoolean } from '../props/coerce-prop.ts';
import { createTitleSlug } from '../props/create-title-slug.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';

export interface AccordionProps extends RootProps<HTMLDetailsElement> {
  /** The title, which readers see while it is closed. */
  title?: ReactNode;
  /** A line under the title. */
  description?: ReactNode;
  /** Whether it is open at first. */
  defaultOpen?: LooseBoolean;
  /** Before the title: a name, an address, a path, or an element. */
  icon?: IconSource;
  /** Style of the icon, if its library has several. */
  iconType?: string | undefined;
}

/** A titled section that opens and closes. A hash that names its `id`, its title's slug, or anything inside opens it. */
export function Accordion(props: AccordionProps): ReactElement {
  const { title, description, icon, defaultOpen, children } = props;
  const image = useIcon(icon, props.iconType);
  const summary = (
    <span className="octavo-accordion-head">
      {image && <span className="octavo-accordion-icon">{image}</span>}
      <span className="octavo-accordion-title">{title}</span>{' '}
      {description && <span className="octavo-accordion-description">{description}</span>}
    </span>
  );
  return (
    <Disclosure
      root={createRootProps(props, 'octavo-accordion')}
      slug={createTitleSlug(title)}
      summary={summary}
      isOpen={coerceBoolean(defaultOpen)}
    >
      {children}
    </Disclosure>
  );
}
