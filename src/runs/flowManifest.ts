import type { MessageDescriptor } from '@lingui/core';
import type { RouteObject } from 'react-router-dom';
import type { FrozenPage } from '../flowkit/frozen/frozenPage.ts';
import type { AnyStepRows } from '../flowkit/steps/rows.ts';
import type { Services } from '../services/services.ts';

/**
 * What the application knows of a flow before one of its pages opens. Views and desk are imported later, each with its
 * messages.
 */
export interface FlowManifest {
  /** `mall`: header and menu; `standalone`: header only; `bare`: the frame of pages without a session. */
  readonly frame: 'mall' | 'standalone' | 'bare';
  /** The build calls it in Node too, to read the paths. */
  readonly routes: (services: Services) => readonly RouteObject[];
  readonly desk: () => Promise<FlowDesk>;
  /**
   * GET requests of a new run. The document makes them while the scripts load, if the draft that it has opened is new.
   */
  readonly firstRequests?: readonly string[];
}

/** How support sees a recorded run. */
export interface FlowDesk {
  readonly name: MessageDescriptor;
  readonly steps: AnyStepRows;
  readonly Page: FrozenPage;
}
