import { Component } from 'react';
import type { ReactNode } from 'react';
import { PageProblem } from './page-problem.tsx';

export interface ContentBoundaryProps {
  /** The page's file, from the content root. */
  file: string | undefined;
  children: ReactNode;
}

interface BoundaryState {
  error: unknown;
  hasFailed: boolean;
  /** What it held when it was drawn last. */
  drawn?: ReactNode;
}

/** Keeps what an author's component throws within its page: the page says so, and the rest of the site works. React wants a class here. */
export class ContentBoundary extends Component<ContentBoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown): Omit<BoundaryState, 'drawn'> {
    return { error, hasFailed: true };
  }

  /** What is around it has been drawn anew: it may be right now. */
  static getDerivedStateFromProps({ children }: ContentBoundaryProps, { drawn }: BoundaryState): Partial<BoundaryState> | null {
    return children === drawn ? null : { error: undefined, hasFailed: false, drawn: children };
  }

  override render(): ReactNode {
    const { error, hasFailed } = this.state;
    const { file, children } = this.props;
    if (!hasFailed) return children;
    const message = error instanceof Error ? error.message : String(error);
    const diagnostic = { code: 'page/render' as const, severity: 'error' as const, message, ...(file !== undefined && { file }) };
    return <PageProblem title="This page cannot be shown." diagnostics={[diagnostic]} />;
  }
}
