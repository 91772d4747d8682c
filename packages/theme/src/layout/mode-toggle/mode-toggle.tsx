import type { ReactElement } from 'react';
import { useText } from '../../words/use-text.ts';
import { Sign } from '../sign/sign.tsx';

/**
 * The button that goes on to the next colour mode: light, dark, or the system's. The sign of the chosen one is shown, and names the button. It
 * has no handler: \`startColorMode\` listens, with or without React.
 */
export function ModeToggle(): ReactElement {
  const text = useText();
  const name = text('Color mode');
  return (
    <button type="button" className="octavo-icon-button" data-octavo-mode-toggle="">
      {CHOICES.map(([sign, choice]) => (
        <Sign key={sign} name={sign} label={`${name}: ${text(choice)}`} />
      ))}
    </button>
  );
}

const CHOICES = [
  ['sun', 'Light'],
  ['moon', 'Dark'],
  ['system', 'System'],
] as const;
