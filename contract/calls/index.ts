import { clientInviteCode, clientVouchers, orderAdd, orderByKey, orderCancel, orderGet, orderList } from './order.ts';
import { orderPrice, productCidList, productInfo, productService, productTypeList } from './product.ts';
import * as session from './session.ts';

/** Every call of the wire, by name. */
export const calls = {
  productInfo,
  productTypeList,
  productService,
  productCidList,
  orderPrice,
  orderAdd,
  orderList,
  orderGet,
  orderCancel,
  orderByKey,
  clientVouchers,
  clientInviteCode,
  sessionSignIn: session.sessionSignIn,
  sessionSignOut: session.sessionSignOut,
  settingsRead: session.settingsRead,
  userRead: session.userRead,
  saveLanguage: session.saveLanguage,
  noticeList: session.noticeList,
  noticeReadAll: session.noticeReadAll,
  flowDraftOpen: session.flowDraftOpen,
  flowDraftSave: session.flowDraftSave,
  flowDraftDiscard: session.flowDraftDiscard,
};

export type CallName = keyof typeof calls;
