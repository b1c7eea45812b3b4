import type { AppletPages } from '#contract/entities/applet.ts';
import type { AppletPass } from '../api/appletSigns.ts';
import { type AppletPage, readPass } from './appletPass.ts';

/** The mini-program in whose web-view the pages are shown. */
export interface Applet {
  /** The session of its calls; null where the cookie names it. */
  readonly pass: AppletPass | null;
  /** Leaves for the page of the mini-program from which people work. */
  readonly toWorkPage: () => void;
  /** Leaves for the page of the mini-program that says that a page is not shown in it. */
  readonly toErrorPage: () => void;
}

/** The signs by which a window knows where it is shown. */
interface Shown {
  readonly userAgent: string;
  /** Set by the web-view once its bridge is ready. */
  readonly environment: unknown;
}

/** Whether a window is the web-view of a mini-program. */
export const isApplet = ({ userAgent, environment }: Shown): boolean =>
  environment === 'miniprogram' || /miniProgram/i.test(userAgent);

/** The mini-program of a window, which leads to the pages that a deployment names. */
export function openApplet(page: AppletPage, { work_page, error_page }: AppletPages): Applet {
  // The call returns nothing, whether it succeeds or not.
  const relaunch = async (url: string) => {
    const { default: wechat } = await import('weixin-js-sdk');
    wechat.miniProgram.reLaunch({ url });
  };
  return {
    pass: readPass(page),
    toWorkPage: () => void relaunch(work_page),
    toErrorPage: () => void relaunch(error_page),
  };
}
