import { HelpPages } from '../support/HelpPages.tsx';
import { HelpPanel } from '../support/HelpPanel.tsx';

/** The operator's pages of help, and a support code. */
export const Help = () => (
  <>
    <HelpPages />
    <HelpPanel />
  </>
);
