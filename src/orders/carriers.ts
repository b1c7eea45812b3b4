import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Carrier } from '#contract/entities/invoice.ts';

interface CarrierPage {
  readonly name: MessageDescriptor;
  /** Some carriers take the number in the address; at the others the user types it in. */
  readonly page: (trackingNumber: string) => string;
}

export const carrierPages: Readonly<Record<Carrier, CarrierPage>> = {
  sf: {
    name: msg`SF Express`,
    page: (number) => `https://www.sf-express.com/chn/sc/waybill/waybill-detail/${encodeURIComponent(number)}`,
  },
  ems: { name: msg`EMS`, page: () => 'https://www.ems.com.cn/' },
  zto: {
    name: msg`ZTO Express`,
    page: (number) => `https://www.zto.com/express/expressCheck.html?txtBill=${encodeURIComponent(number)}`,
  },
  hk_post: {
    name: msg`Hongkong Post`,
    page: (number) =>
      `https://webapp.hongkongpost.hk/en/mail_tracking/index.html?trackcode=${encodeURIComponent(number)}`,
  },
  tw_post: { name: msg`Chunghwa Post`, page: () => 'https://postserv.post.gov.tw/pstmail/main_mail.html' },
  jp_post: {
    name: msg`Japan Post`,
    page: (number) =>
      `https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=${encodeURIComponent(number)}`,
  },
  yamato: {
    name: msg`Yamato Transport`,
    page: (number) => `https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=${encodeURIComponent(number)}`,
  },
};
