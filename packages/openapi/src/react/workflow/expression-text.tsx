import type { ReactElement } from 'react';
import { toStepId } from '../../page/describe-workflow.ts';

const EXPRESSION =
  /(\$(?:(?:steps|inputs|outputs|workflows|sourceDescriptions|components|request|response|message)\.[^\s"'{}()<>=!&|,]*|url|method|statusCode|self))/;

/** A text of a workflow with its runtime expressions marked; one that names a step leads to it. */
export function ExpressionText({ text }: { text: string }): ReactElement {
  return (
    <>
      {text.split(EXPRESSION).map((piece, index) => {
        const step = /^\$steps\.([\w-]+)\./.exec(piece)?.[1];
        // Pieces of a text never move: every second one is an expression.
        // oxlint-disable react/no-array-index-key
        if (index % 2 === 0) return piece;
        return step === undefined ? (
          <var key={index}>{piece}</var>
        ) : (
          <a key={index} href={`#${toStepId(step)}`}>
            <var>{piece}</var>
          </a>
        );
        // oxlint-enable react/no-array-index-key
      })}
    </>
  );
}
