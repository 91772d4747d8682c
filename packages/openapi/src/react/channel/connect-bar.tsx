import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import { sayFailure } from '../playground/send/failure.ts';
import { ChannelAddress } from './channel-address.tsx';
import type { Channel } from './use-channel.ts';

interface ConnectBarProps {
  channel: Channel;
  /** With its secrets hidden. */
  address: string;
}

/** The address of a channel, what opens and leaves it, and how it stands with it. */
export function ConnectBar({ channel, address }: ConnectBarProps): ReactElement {
  const text = useText();
  const { state, reason } = channel;
  return (
    <div className="octavo-try-bar">
      <button type="submit" className="octavo-try-send">
        {text(channel.isOpen ? 'Disconnect' : 'Connect')}
      </button>
      <ChannelAddress url={address} />
      <span className="octavo-try-type" role="status">
        {state !== 'idle' && text(STATES[state])} {typeof reason === 'string' ? reason : sayFailure(reason, text)}
      </span>
      {channel.messages.length > 0 && (
        <button type="button" className="octavo-try-link" onClick={channel.clear}>
          {text('Clear')}
        </button>
      )}
    </div>
  );
}

const STATES = { connecting: 'Connecting…', open: 'Connected', closed: 'Disconnected' } as const;
