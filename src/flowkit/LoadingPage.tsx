import type { ReactNode } from 'react';
import type { Fault } from '#machines/kit/fault.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { LoadingState } from '../ui/LoadingState.tsx';
import { supportDetails, useFaultText } from './faultText.ts';
import { PageFrame } from './PageFrame.tsx';

interface LoadingPageProps {
  readonly title: string;
  /** Approximates the size of the page, so that little moves when it has loaded. */
  readonly rows: number;
  readonly rowHeight?: number;
}

export const LoadingPage = ({ title, ...shape }: LoadingPageProps) => (
  <PageFrame title={title}>
    <LoadingState {...shape} />
  </PageFrame>
);

interface LoadFailedPageProps {
  readonly title: string;
  readonly fault: Fault | null;
  /** Says what did not happen because of the failure. */
  readonly lost: ReactNode;
  readonly onRetry: () => void;
  readonly children?: ReactNode;
}

export function LoadFailedPage({ title, fault, children, ...state }: LoadFailedPageProps) {
  const faultText = useFaultText();
  return (
    <PageFrame title={title}>
      <ErrorState title={faultText(fault)} {...state} {...supportDetails(fault)}>
        {children}
      </ErrorState>
    </PageFrame>
  );
}
