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
}

/** Keeps what an author's component throws within its page: the page says so, and the rest of the site works. React wants a class here. */
export class ContentBoundary extends Component<ContentBoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error, hasFailed: true };
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
