import type { ReactElement } from 'react';
import type { Response } from '../../model/operation.ts';
import { MethodBadge } from '../method-badge.tsx';
import { ResponseBody } from '../response-body.tsx';
import { toIdPart } from '../../schema/to-id-part.ts';

/** The messages of a channel; the first is open. `id` is that of the part that they stand in. */
export function MessageList({ messages, id }: { messages: readonly Response[]; id: string }): ReactElement {
  return (
    <div className="octavo-responses">
      {messages.map((message, index) => {
        const own = `${id}-${toIdPart(message.status)}`;
        return (
          <details key={message.status} className="octavo-response" id={own} open={index === 0} suppressHydrationWarning>
            <summary>
              {message.method !== undefined && <MethodBadge method={message.method} />}
              <code className="octavo-field-name">{message.status}</code>
              <span>{message.summary}</span>
            </summary>
            <ResponseBody response={message} id={own} />
          </details>
        );
      })}
    </div>
  );
}
