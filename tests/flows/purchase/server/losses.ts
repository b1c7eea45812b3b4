import type { ReducedVersionHint } from '#contract/entities/order.ts';

const moduleLoss = (id: string, en: string, cn: string, tw: string, ja: string): ReducedVersionHint => ({
  hint_id: `module_lost-${id}`,
  kind: 'module_lost',
  name: { en, 'zh-CN': cn, 'zh-TW': tw, ja },
  from: null,
  to: null,
});

export const moduleLosses = {
  social_publishing: moduleLoss(
    'social_publishing',
    'Social media publishing',
    '社媒发布',
    '社群貼文排程',
    'SNS投稿管理',
  ),
  trade_shows: moduleLoss('trade_shows', 'Trade-show leads', '展会获客', '展覽名單管理', '展示会リード管理'),
  logistics: moduleLoss('logistics', 'Logistics', '物流跟踪', '物流追蹤', '物流管理'),
  collections: moduleLoss('collections', 'Cash collections', '回款管理', '收款管理', '入金管理'),
  dashboards: moduleLoss('dashboards', 'Dashboards', '数据看板', '數據儀表板', 'ダッシュボード'),
  approvals: moduleLoss('approvals', 'Custom approvals', '自定义审批', '自訂簽核流程', 'カスタム承認フロー'),
  workflow: moduleLoss('workflow', 'Workflow automation', '自动化工作流', '自動化工作流程', 'ワークフロー自動化'),
  ai_writing: moduleLoss('ai_writing', 'AI writing', 'AI 写作', 'AI 撰寫', 'AI文章作成'),
  ai_insights: moduleLoss('ai_insights', 'AI customer insights', 'AI 客户洞察', 'AI 客戶洞察', 'AI顧客分析'),
  open_api: moduleLoss('open_api', 'Open API', '开放 API', '開放 API', 'オープンAPI'),
} as const;

export const allowanceLoss = (
  what: 'accounts' | 'storage' | 'edm' | 'api',
  from: number,
  to: number,
): ReducedVersionHint => ({
  hint_id: `${what}_reduced-${from}-${to}`,
  kind: `${what}_reduced`,
  name: null,
  from,
  to,
});
