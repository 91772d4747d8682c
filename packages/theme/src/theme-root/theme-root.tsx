import type { ComponentProps, ReactElement } from 'react';
import type { ColorMode } from '../color-mode/start-color-mode.ts';

export interface ThemeRootProps extends ComponentProps<'div'> {
  /** Default: as the elements around it say (`data-octavo-mode`), else the system. */
  mode?: ColorMode | undefined;
  /** False around parts of the layout, such as `<Sidebar>`: text has the theme's lists, links and margins otherwise. Default: true. */
  isProse?: boolean;
}

/** The theme around a part of any React app: what the components in it look like, and the type and spacing of the text between them. */
export function ThemeRoot({ mode, isProse = true, className, children, ...props }: ThemeRootProps): ReactElement {
  return (
    <div {...props} className={['octavo', isProse && 'octavo-prose', className].filter(Boolean).join(' ')} data-octavo-mode={mode}>
      {children}
    </div>
  );
}
