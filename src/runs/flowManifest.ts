import type { MessageDescriptor } from '@lingui/core';
import type { RouteObject } from 'react-router-dom';
import type { FrozenPage } from '../flowkit/frozen/frozenPage.ts';
import type { AnyStepRows } from '../flowkit/steps/rows.ts';
import type { Services } from '../services/services.ts';

/** What the application knows of a flow before one of its pages is opened. Views and desk are imported later, each with its words. */
export interface FlowManifest {
  /** What is around its pages: header and menu of the mall, a header alone, or the frame of pages without a session. */
  readonly frame: 'mall' | 'standalone' | 'bare';
  /** Called in Node by the build too, which reads the paths. */
  readonly routes: (services: Services) => readonly RouteObject[];
  readonly desk: () => Promise<FlowDesk>;
  /** The GET requests of a new run. The document makes them while the scripts load, once the draft that it has opened is new. */
  readonly firstRequests?: readonly string[];
}

/** How support sees the record of a run. */
export interface FlowDesk {
  readonly name: MessageDescriptor;
  /** What is said of its events and of the questions that its machine asks. */
  readonly steps: AnyStepRows;
  readonly Page: FrozenPage;
}
