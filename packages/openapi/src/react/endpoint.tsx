import { Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { breakName } from '@octavo/theme/internal';
import type { GraphqlPart } from '../model/graphql.ts';
import type { OperationSummary } from '../model/operation.ts';
import type { Server } from '../model/server.ts';
import { findBase } from '../page/find-base.ts';
import { MethodBadge } from './method-badge.tsx';

interface EndpointProps {
  operation: OperationSummary & { servers?: readonly Server[]; graphql?: Pick<GraphqlPart, 'kind'> };
  /** The address of the server that is chosen; the first one's where there is none. */
  server?: string | undefined;
  /** What stands at the end of the line: a button that opens the playground. */
  children?: ReactNode;
}

/** The line that names an operation: method, server and path, its parameters marked. */
export function Endpoint({ operation, server: chosen, children }: EndpointProps): ReactElement {
  const base = findBase(operation, chosen);
  return (
    <div className="octavo-endpoint">
      <MethodBadge method={operation.kind === 'webhook' ? 'webhook' : (operation.graphql?.kind.toUpperCase() ?? operation.method)} />{' '}
      <code className="octavo-endpoint-path">
        {base !== '' && <span className="octavo-endpoint-server">{base}</span>}
        {splitPath(operation.path).map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a path never move
          <Fragment key={index}>{PARAMETER.test(part) ? <var>{part}</var> : breakName(part)}</Fragment>
        ))}
      </code>
      {children}
    </div>
  );
}

const PARAMETER = /^\{[^{}]*\}$/;

/** Parts that are marked: what follows them is one text. */
const MOST_PARTS = 200;

function splitPath(path: string): string[] {
  const parts = path.split(/(\{[^{}]*\})/).filter((part) => part !== '');
  return parts.length > MOST_PARTS ? [...parts.slice(0, MOST_PARTS), parts.slice(MOST_PARTS).join('')] : parts;
}
