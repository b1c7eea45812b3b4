import type { FileWords } from './fileWords.ts';

export const zhTw: FileWords = {
  customers: '客戶',
  columns: {
    customer_no: '客戶編號',
    name: '客戶名稱',
    contact: '聯絡人',
    email: '電子郵件',
    mobile: '手機號碼',
    region: '地區',
    stage: '客戶階段',
    source: '客戶來源',
    owner: '負責人',
    department: '所屬部門',
    created_at: '建立時間',
    last_contacted_at: '最近聯絡時間',
    note: '備註',
  },
  stages: { lead: '潛在客戶', following: '跟進中', won: '已成交', lost: '已流失' },
  sources: { website: '官網', exhibition: '展覽', referral: '轉介紹', advertising: '廣告', import: '批次匯入' },
};
