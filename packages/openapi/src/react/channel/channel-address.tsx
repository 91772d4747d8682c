import type { ReactElement } from 'react';

/** Where a channel is opened, or a message goes: with the places of parameters that have no value yet, and without secrets. */
export function ChannelAddress({ url }: { url: string }): ReactElement {
  return (
    <code className="octavo-try-address" title={url}>
      {url.replaceAll('%7B', '{').replaceAll('%7D', '}')}
    </code>
  );
}
