import type { ComponentProps, ReactElement } from 'react';
import { Heading } from './heading.tsx';

/** Markdown's `#`. */
export function H1(props: ComponentProps<'h1'>): ReactElement {
  return <Heading {...props} as="h1" />;
}

/** Markdown's `##`. */
export function H2(props: ComponentProps<'h2'>): ReactElement {
  return <Heading {...props} as="h2" />;
}

/** Markdown's `###`. */
export function H3(props: ComponentProps<'h3'>): ReactElement {
  return <Heading {...props} as="h3" />;
}

/** Markdown's `####`. */
export function H4(props: ComponentProps<'h4'>): ReactElement {
  return <Heading {...props} as="h4" />;
}

/** Markdown's `#####`. */
export function H5(props: ComponentProps<'h5'>): ReactElement {
  return <Heading {...props} as="h5" />;
}

/** Markdown's `######`. */
export function H6(props: ComponentProps<'h6'>): ReactElement {
  return <Heading {...props} as="h6" />;
}
