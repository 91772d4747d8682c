import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { PageProblem } from './page-problem.tsx';

export interface GuardProps {
  /** The component's name, as the page has it. */
  name: string;
  children: ReactNode;
}

interface GuardState {
  message: string | undefined;
  /** What it held when it was drawn last. */
  drawn?: ReactNode;
}

/**
 * Stands around an author's own component in a page: when that throws, the rest of the page is there all the same. What throws without a
 * browser only is left to the browser. React wants a class here.
 */
export class Guard extends Component<GuardProps, GuardState> {
  /** A page does without it where nothing in it can throw any more. */
  static readonly isQuiet = true;

  override state: GuardState = { message: undefined };

  static getDerivedStateFromError(error: unknown): Pick<GuardState, 'message'> {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  /** What is around it has been drawn anew: it may be right now. */
  static getDerivedStateFromProps({ children }: GuardProps, { drawn }: GuardState): Partial<GuardState> | null {
    return children === drawn ? null : { message: undefined, drawn: children };
  }

  override render(): ReactNode {
    const { message } = this.state;
    const { name, children } = this.props;
    if (message === undefined) return <Suspense fallback={null}>{children}</Suspense>;
    const diagnostic = { code: 'page/render' as const, severity: 'error' as const, message };
    return <PageProblem title="{name} cannot be shown." name={`<${name}>`} diagnostics={[diagnostic]} />;
  }
}
