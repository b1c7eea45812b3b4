import type { ReactNode } from 'react';
import type { Fault } from '#machines/kit/fault.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { LoadingState } from '../ui/LoadingState.tsx';
import { supportDetails, useFaultText } from './faultText.ts';
import { PageFrame } from './PageFrame.tsx';

interface LoadingPageProps {
  readonly title: string;
  /** What the page will look like. */
  readonly rows: number;
  readonly rowHeight?: number;
}

/** The page of a flow while what it is about is being loaded. */
export const LoadingPage = ({ title, ...shape }: LoadingPageProps) => (
  <PageFrame title={title}>
    <LoadingState {...shape} />
  </PageFrame>
);

interface NotLoadedPageProps {
  readonly title: string;
  readonly fault: Fault | null;
  /** What has not happened by it. */
  readonly lost: ReactNode;
  readonly onRetry: () => void;
  /** Where else the person can go. */
  readonly children?: ReactNode;
}

/** The page of a flow where what it is about could not be loaded. */
export function NotLoadedPage({ title, fault, children, ...state }: NotLoadedPageProps) {
  const faultText = useFaultText();
  return (
    <PageFrame title={title}>
      <ErrorState title={faultText(fault)} {...state} {...supportDetails(fault)}>
        {children}
      </ErrorState>
    </PageFrame>
  );
}
