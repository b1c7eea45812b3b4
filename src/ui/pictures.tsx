import type { ReactNode } from 'react';

/** Decorative: the texts beside them say everything. */
export type PictureName = 'box' | 'orders' | 'vouchers' | 'lifebuoy';

const Frame = ({ children }: { children: ReactNode }) => (
  <svg width="120" height="88" viewBox="0 0 120 88" fill="none" aria-hidden="true">
    <ellipse cx="60" cy="79" rx="46" ry="6" fill="var(--soft)" />
    <g stroke="var(--info)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  </svg>
);

const drawings: Record<PictureName, ReactNode> = {
  box: (
    <>
      <path d="M32 36 60 24l28 12v28L60 76 32 64Z" fill="var(--info-soft)" />
      <path d="m32 36 28 12 28-12M60 48v28" />
      <path d="m46 30 28 12v9" />
      <path d="M60 14V6M44 17l-4-7M76 17l4-7" opacity=".6" />
    </>
  ),
  orders: (
    <>
      <path d="M38 12h44v62l-7-5-7 5-8-5-8 5-7-5-7 5Z" fill="var(--info-soft)" />
      <path d="M48 28h24M48 40h24M48 52h13" />
      <path d="M70 52h2" opacity=".6" />
    </>
  ),
  vouchers: (
    <>
      <path d="M26 28h68v12a7 7 0 0 0 0 14v12H26V54a7 7 0 0 0 0-14Z" fill="var(--info-soft)" />
      <path d="M50 28v38" strokeDasharray="3 5" />
      <path d="m66 56 14-18" />
      <circle cx="67" cy="41" r="3" />
      <circle cx="79" cy="53" r="3" />
    </>
  ),
  lifebuoy: (
    <>
      <circle cx="60" cy="42" r="30" fill="var(--info-soft)" />
      <circle cx="60" cy="42" r="13" fill="var(--mantine-color-body)" />
      <path d="m39 21 12 12M69 51l12 12M81 21 69 33M51 51 39 63" />
      <path d="M60 5v-3M97 42h4M19 42h4" opacity=".6" />
    </>
  ),
};

export const EmptyPicture = ({ picture }: { picture: PictureName }) => <Frame>{drawings[picture]}</Frame>;

export const BrokenPicture = () => (
  <Frame>
    <path d="M30 20h60v44H30Z" fill="var(--info-soft)" />
    <path d="M30 32h60M36 26h.01M43 26h.01" />
    <path d="m52 42 6 7-5 6 6 8" />
    <path d="M48 76h24" opacity=".6" />
  </Frame>
);
