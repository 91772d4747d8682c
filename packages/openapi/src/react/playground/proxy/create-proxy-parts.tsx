import { useText } from '@octavo/theme/internal';
import type { KeyedText } from '../../../value/say.ts';
import type { RequestProxy } from './proxy-context.ts';

/** How a proxy is offered, by a text that says where requests go: a box to check in the form, and a button where a request was refused. */
export function createProxyParts(offer: KeyedText['text']): Pick<RequestProxy, 'Field' | 'Button'> {
  return {
    Field: ({ isOn, onChange }) => (
      <label className="octavo-try-check octavo-try-proxy">
        <input type="checkbox" checked={isOn} onChange={() => onChange(!isOn)} /> <Offer>{offer}</Offer>
      </label>
    ),
    Button: ({ onClick }) => (
      <button type="button" className="octavo-try-secondary" onClick={onClick}>
        <Offer>{offer}</Offer>
      </button>
    ),
  };
}

function Offer({ children }: { children: KeyedText['text'] }): string {
  return useText()(children);
}
