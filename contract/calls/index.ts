import * as account from './account.ts';
import * as activation from './activation.ts';
import * as appointment from './appointment.ts';
import { areaList } from './area.ts';
import { attentionRead } from './attention.ts';
import * as customerExport from './customerExport.ts';
import { deskNames } from './desk.ts';
import * as deskAppointments from './deskAppointments.ts';
import * as deskInvoices from './deskInvoices.ts';
import * as deskOrders from './deskOrders.ts';
import * as deskPayments from './deskPayments.ts';
import * as deskVerifications from './deskVerifications.ts';
import { fileRead, fileUpload } from './file.ts';
import * as handOver from './handOver.ts';
import * as invoice from './invoice.ts';
import * as code from './oneTimeCode.ts';
import { orderAdd, orderByKey, orderCancel, orderDocuments, orderGet, orderList } from './order.ts';
import * as payment from './payment.ts';
import { powerOfAttorneyRead } from './powerOfAttorney.ts';
import { orderPrice, productCidList, productInfo, productService, productTypeList } from './product.ts';
import { clientInviteCode } from './recommendation.ts';
import * as registration from './registration.ts';
import * as security from './security.ts';
import * as session from './session.ts';
import * as domain from './sessionPass.ts';
import * as suite from './suite.ts';
import * as trace from './trace.ts';
import * as verification from './verification.ts';
import { clientVouchers, voucherRedeem } from './voucher.ts';

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
  orderDocuments,
  attentionRead,
  orderSetTransfer: payment.orderSetTransfer,
  paymentRead: payment.paymentRead,
  paymentMobileBegin: payment.paymentMobileBegin,
  paymentMobileCheck: payment.paymentMobileCheck,
  paymentMobileClose: payment.paymentMobileClose,
  wechatNotify: payment.wechatNotify,
  alipayNotify: payment.alipayNotify,
  orderActivate: activation.orderActivate,
  orderActiveQrcode: activation.orderActiveQrcode,
  orderGidMember: activation.orderGidMember,
  activationRead: activation.activationRead,
  signingCheck: activation.signingCheck,
  signingNotify: activation.signingNotify,
  invoiceNewest: invoice.invoiceNewest,
  invoiceGet: invoice.invoiceGet,
  invoiceAdd: invoice.invoiceAdd,
  clientVouchers,
  clientInviteCode,
  voucherRedeem,
  clientVerification: verification.clientVerification,
  fadadaStatus: verification.fadadaStatus,
  verificationSave: verification.verificationSave,
  verificationSendSmsCode: verification.verificationSendSmsCode,
  verificationSearch: verification.verificationSearch,
  powerOfAttorneyRead,
  captchaChallenge: code.captchaChallenge,
  captchaPassed: code.captchaPassed,
  imageVerifyCode: code.imageVerifyCode,
  registrationSendSmsCode: code.registrationSendSmsCode,
  registrationTerms: registration.registrationTerms,
  registrationSave: registration.registrationSave,
  registrationResend: registration.registrationResend,
  registrationLinkRead: registration.registrationLinkRead,
  registrationConfirm: registration.registrationConfirm,
  registrationConfirmed: registration.registrationConfirmed,
  areaList,
  appointmentRead: appointment.appointmentRead,
  appointmentApply: appointment.appointmentApply,
  appointmentCancel: appointment.appointmentCancel,
  appointmentTimes: appointment.appointmentTimes,
  appointmentMove: appointment.appointmentMove,
  appointmentCalendar: appointment.appointmentCalendar,
  appointmentSendCode: appointment.appointmentSendCode,
  implClientStatus: appointment.implClientStatus,
  implClientInfo: appointment.implClientInfo,
  implClientSave: appointment.implClientSave,
  categoryTree: appointment.categoryTree,
  checkSandboxClient: appointment.checkSandboxClient,
  checkCancelLimit: appointment.checkCancelLimit,
  customerExportRead: customerExport.customerExportRead,
  customerExportBegin: customerExport.customerExportBegin,
  customerExportCancel: customerExport.customerExportCancel,
  customerExportResume: customerExport.customerExportResume,
  customerExportFile: customerExport.customerExportFile,
  permissionRead: suite.permissionRead,
  planVersionRead: suite.planVersionRead,
  openServiceRead: suite.openServiceRead,
  openServiceSave: suite.openServiceSave,
  activityBanner: suite.activityBanner,
  sessionSignIn: session.sessionSignIn,
  sessionSignOut: session.sessionSignOut,
  settingsRead: session.settingsRead,
  userRead: session.userRead,
  guideClose: session.guideClose,
  saveLanguage: session.saveLanguage,
  userSave: account.userSave,
  enterpriseRead: account.enterpriseRead,
  loginRiskRead: security.loginRiskRead,
  sessionList: security.sessionList,
  sessionEnd: security.sessionEnd,
  passwordChange: security.passwordChange,
  sessionPass: domain.sessionPass,
  sessionArrive: domain.sessionArrive,
  noticeList: session.noticeList,
  noticeReadAll: session.noticeReadAll,
  flowDraftOpen: session.flowDraftOpen,
  flowDraftSave: session.flowDraftSave,
  flowDraftDiscard: session.flowDraftDiscard,
  flowTraceStore: trace.flowTraceStore,
  flowTraceRead: trace.flowTraceRead,
  deskNames,
  deskReceiptList: deskPayments.deskReceiptList,
  deskReceiptRead: deskPayments.deskReceiptRead,
  deskReceiptAccept: deskPayments.deskReceiptAccept,
  deskReceiptRefuse: deskPayments.deskReceiptRefuse,
  deskMoneyList: deskPayments.deskMoneyList,
  deskMoneyDecide: deskPayments.deskMoneyDecide,
  deskInvoiceList: deskInvoices.deskInvoiceList,
  deskInvoiceRead: deskInvoices.deskInvoiceRead,
  deskInvoiceIssue: deskInvoices.deskInvoiceIssue,
  deskInvoiceRefuse: deskInvoices.deskInvoiceRefuse,
  deskInvoiceMail: deskInvoices.deskInvoiceMail,
  deskVerificationList: deskVerifications.deskVerificationList,
  deskVerificationRead: deskVerifications.deskVerificationRead,
  deskVerificationAccept: deskVerifications.deskVerificationAccept,
  deskVerificationRefuse: deskVerifications.deskVerificationRefuse,
  deskAppointmentList: deskAppointments.deskAppointmentList,
  deskAppointmentRead: deskAppointments.deskAppointmentRead,
  deskAppointmentSettle: deskAppointments.deskAppointmentSettle,
  deskOrderList: deskOrders.deskOrderList,
  deskOrderRead: deskOrders.deskOrderRead,
  deskDocumentAttach: deskOrders.deskDocumentAttach,
  deskDocumentRemove: deskOrders.deskDocumentRemove,
  fileUpload,
  fileRead,
  handOverBegin: handOver.handOverBegin,
  handOverRead: handOver.handOverRead,
  handOverEnd: handOver.handOverEnd,
  handOverOpen: handOver.handOverOpen,
  handOverOpened: handOver.handOverOpened,
  handOverUpload: handOver.handOverUpload,
};

export type CallName = keyof typeof calls;
