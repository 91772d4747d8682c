import type { ConfigBanner } from '@octavo/core';
import type { ReactElement } from 'react';
import { Banner } from '../../components/banner/banner.tsx';

const TYPES = { info: undefined, warning: 'warning', critical: 'danger' } as const;

/** The config's `banner`: a line above everything. */
export function SiteBanner({ banner }: { banner: ConfigBanner }): ReactElement {
  const { content, isDismissible, type, color } = banner;
  return (
    <Banner
      // It stands before all other landmarks, and in none of them.
      role="complementary"
      className="octavo-site-banner"
      content={content}
      dismissible={isDismissible}
      type={TYPES[type]}
      color={color && `light-dark(${color.light}, ${color.dark})`}
    />
  );
}
