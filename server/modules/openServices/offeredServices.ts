import type { LocalizedText } from '#contract/languages.ts';

/** A client has it by a module of a plan or by an add-on. */
interface OfferedService {
  readonly service_id: string;
  readonly name: LocalizedText;
  readonly summary: LocalizedText;
  readonly module_id?: string;
  readonly addon_id?: string;
}

/** In the order of display. */
export const offeredServices: readonly OfferedService[] = [
  {
    service_id: 'mail_tracking',
    name: { en: 'Mail tracking', 'zh-CN': '邮件追踪', 'zh-TW': '郵件追蹤', ja: 'メール開封追跡' },
    summary: {
      en: 'See when the mails that you sent are opened and which links are clicked.',
      'zh-CN': '了解已发送的邮件何时被打开，以及哪些链接被点击。',
      'zh-TW': '掌握已寄出的郵件何時被開啟，以及哪些連結被點選。',
      ja: '送信したメールがいつ開封され、どのリンクがクリックされたかを確認できます。',
    },
    module_id: 'mail_tracking',
  },
  {
    service_id: 'open_api',
    name: { en: 'Open API', 'zh-CN': '开放 API', 'zh-TW': '開放 API', ja: 'オープンAPI' },
    summary: {
      en: 'Lets other software read and write your data with keys of its own.',
      'zh-CN': '允许其他软件通过专用密钥读写您的数据。',
      'zh-TW': '允許其他軟體透過專用金鑰讀寫您的資料。',
      ja: 'ほかのソフトウェアが専用のキーでデータを読み書きできます。',
    },
    module_id: 'open_api',
    addon_id: 'api',
  },
  {
    service_id: 'workflow',
    name: { en: 'Workflow automation', 'zh-CN': '自动化工作流', 'zh-TW': '自動化工作流程', ja: 'ワークフロー自動化' },
    summary: {
      en: 'Rules run automatically when customers, quotes or orders change.',
      'zh-CN': '客户、报价或订单变化时，系统按规则自动处理。',
      'zh-TW': '客戶、報價或訂單變更時，系統依規則自動處理。',
      ja: '顧客・見積・受注の変更に応じて、ルールが自動で実行されます。',
    },
    module_id: 'workflow',
  },
  {
    service_id: 'ai_insights',
    name: { en: 'AI customer insights', 'zh-CN': 'AI 客户洞察', 'zh-TW': 'AI 客戶洞察', ja: 'AI顧客分析' },
    summary: {
      en: 'An assistant reads your mails and customers and suggests what to do next.',
      'zh-CN': '由 AI 助手分析邮件和客户信息，并给出跟进建议。',
      'zh-TW': '由 AI 助理分析郵件與客戶資料，並提供後續建議。',
      ja: 'AIアシスタントがメールと顧客情報を分析し、次の対応を提案します。',
    },
    module_id: 'ai_insights',
  },
  {
    service_id: 'erp_connector',
    name: { en: 'ERP connector', 'zh-CN': 'ERP 对接', 'zh-TW': 'ERP 串接', ja: 'ERP連携' },
    summary: {
      en: 'Orders and cash collections are exchanged with your ERP system.',
      'zh-CN': '与您的 ERP 系统同步订单和回款数据。',
      'zh-TW': '與您的 ERP 系統同步訂單與收款資料。',
      ja: '受注・入金のデータをERPシステムと連携します。',
    },
    addon_id: 'connector-buyout',
  },
];

interface ServiceProduct {
  readonly status: 'active' | 'expired';
  readonly ends_at: string | null;
  readonly modules: readonly { readonly module_id: string }[];
  readonly held_addons: readonly { readonly addon_id: string }[];
}

const hasService = ({ module_id, addon_id }: OfferedService, { modules, held_addons }: ServiceProduct): boolean =>
  modules.some((module) => module.module_id === module_id) || held_addons.some((addon) => addon.addon_id === addon_id);

export const isServiceIncluded = (offered: OfferedService, products: readonly ServiceProduct[]): boolean =>
  products.some((product) => product.status === 'active' && hasService(offered, product));

/** The end of the last term with the service; null if it is included or never was. */
export function serviceEndedAt(offered: OfferedService, products: readonly ServiceProduct[]): string | null {
  if (isServiceIncluded(offered, products)) return null;
  const ends = products.flatMap((product) => (hasService(offered, product) ? (product.ends_at ?? []) : []));
  return ends.toSorted().at(-1) ?? null;
}
