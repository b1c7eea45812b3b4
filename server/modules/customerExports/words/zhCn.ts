import type { FileWords } from './fileWords.ts';

export const zhCn: FileWords = {
  customers: '客户',
  columns: {
    customer_no: '客户编号',
    name: '客户名称',
    contact: '联系人',
    email: '邮箱',
    mobile: '手机号码',
    region: '地区',
    stage: '客户阶段',
    source: '客户来源',
    owner: '负责人',
    department: '所属部门',
    created_at: '创建时间',
    last_contacted_at: '最近联系时间',
    note: '备注',
  },
  stages: { lead: '潜在客户', following: '跟进中', won: '已成交', lost: '已流失' },
  sources: { website: '官网', exhibition: '展会', referral: '转介绍', advertising: '广告', import: '批量导入' },
};
