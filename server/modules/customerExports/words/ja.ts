import type { FileWords } from './fileWords.ts';

export const ja: FileWords = {
  customers: '顧客',
  columns: {
    customer_no: '顧客番号',
    name: '顧客名',
    contact: 'ご担当者',
    email: 'メールアドレス',
    mobile: '携帯電話番号',
    region: '地域',
    stage: '商談状況',
    source: '獲得経路',
    owner: '営業担当',
    department: '担当部門',
    created_at: '登録日時',
    last_contacted_at: '最終連絡日時',
    note: '備考',
  },
  stages: { lead: '見込み', following: '商談中', won: '成約', lost: '失注' },
  sources: {
    website: 'ウェブサイト',
    exhibition: '展示会',
    referral: '紹介',
    advertising: '広告',
    import: '一括登録',
  },
};
