import type { AppletPages } from '#contract/entities/applet.ts';
import type { AppletSession } from '../api/appletContext.ts';
import { type AppletPage, readAppletSession } from './appletSession.ts';

/** The WeChat mini-program in whose web-view the pages run. */
export interface Applet {
  /** Identifies the session of its calls; null if the cookie does. */
  readonly pass: AppletSession | null;
  readonly toWorkPage: () => void;
  readonly toErrorPage: () => void;
}

interface WebViewHints {
  readonly userAgent: string;
  /** `window.__wxjs_environment`, set by the web-view once its bridge is ready. */
  readonly environment: unknown;
}

export const isApplet = ({ userAgent, environment }: WebViewHints): boolean =>
  environment === 'miniprogram' || /miniProgram/i.test(userAgent);

export function openApplet(page: AppletPage, { work_page, error_page }: AppletPages): Applet {
  // The SDK's call has no result, whether or not it succeeds.
  const relaunch = async (url: string) => {
    const { default: wechat } = await import('weixin-js-sdk');
    wechat.miniProgram.reLaunch({ url });
  };
  return {
    pass: readAppletSession(page),
    toWorkPage: () => void relaunch(work_page),
    toErrorPage: () => void relaunch(error_page),
  };
}
