export interface NameParts {
  readonly places: readonly string[];
  readonly words: readonly string[];
  readonly trades: readonly string[];
  readonly company: (place: string, word: string, trade: string) => string;
  readonly families: readonly string[];
  readonly givens: readonly string[];
  readonly person: (family: string, given: string) => string;
  readonly regions: readonly string[];
  /** From eight digits; the number must not be in use. */
  readonly mobile: (digits: string) => string;
  readonly notes: readonly string[];
}

const joinWithoutSpace = (...parts: readonly string[]): string => parts.join('');
const joinWithSpace = (...parts: readonly string[]): string => parts.join(' ');

export const mainlandNames: NameParts = {
  places: ['上海', '杭州', '苏州', '宁波', '南京', '深圳', '广州', '厦门', '成都', '青岛', '无锡', '合肥'],
  words: ['云岭', '恒泰', '新禾', '博远', '海川', '明睿', '锦程', '华茂', '启辰', '立信', '朗润', '致远', '瑞丰'],
  trades: [
    '贸易有限公司',
    '科技有限公司',
    '机械设备有限公司',
    '服饰有限公司',
    '电子有限公司',
    '家居用品有限公司',
    '物流有限公司',
  ],
  company: joinWithoutSpace,
  families: ['王', '李', '张', '刘', '陈', '杨', '赵', '黄', '周', '吴', '徐', '孙', '胡', '朱', '高', '何', '郭'],
  givens: ['伟', '敏', '静', '磊', '洋', '婷', '超', '丽', '强', '佳怡', '思远', '子涵', '浩然', '欣悦', '建国'],
  person: joinWithoutSpace,
  regions: ['上海', '浙江', '江苏', '广东', '福建', '四川', '山东', '安徽'],
  mobile: (digits) => `+86 139 ${digits.slice(0, 4)} ${digits.slice(4)}`,
  notes: [
    '',
    '',
    '展会上索取过样册，关注交期。',
    '希望按季度结算。\n对方财务每月25日对账。',
    '已报价，等待对方采购确认。',
    '-20℃ 冷链产品，需要保温包装',
    '老客户介绍，“优先跟进”。',
  ],
};

export const taiwaneseNames: NameParts = {
  places: ['台北', '新竹', '台中', '台南', '高雄', '桃園'],
  words: ['晨星', '宏遠', '立群', '華新', '鼎盛', '青田', '禾豐'],
  trades: ['股份有限公司', '貿易有限公司', '科技股份有限公司', '實業有限公司'],
  company: joinWithoutSpace,
  families: ['陳', '林', '黃', '張', '李', '王', '吳', '劉', '蔡'],
  givens: ['雅婷', '志明', '淑芬', '家豪', '怡婷', '俊傑', '美玲'],
  person: joinWithoutSpace,
  regions: ['臺北市', '新竹市', '臺中市', '臺南市', '高雄市', '桃園市'],
  mobile: (digits) => `+886 9${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`,
  notes: ['', '', '希望提供月結 30 天。', '已寄送樣品，待回覆。'],
};

export const japaneseNames: NameParts = {
  places: ['東京', '大阪', '横浜', '名古屋', '福岡', '札幌'],
  words: ['みなと', 'さくら', '富士', '東洋', '青葉', '大和', '若葉'],
  trades: ['商事株式会社', '工業株式会社', '物産株式会社', 'システム株式会社'],
  company: joinWithoutSpace,
  families: ['佐藤', '鈴木', '高橋', '田中', '伊藤', '渡辺', '山本'],
  givens: ['翔太', '美咲', '健一', '陽子', '大輔', '結衣'],
  person: joinWithSpace,
  regions: ['東京都', '大阪府', '神奈川県', '愛知県', '福岡県', '北海道'],
  mobile: (digits) => `+81 90 ${digits.slice(0, 4)} ${digits.slice(4)}`,
  notes: ['', '', '見積書を送付済み。', '来期の予算で検討中とのこと。'],
};

export const overseas: NameParts = {
  places: ['Harbour', 'Pacific', 'Northern', 'Evergreen', 'Summit', 'Silver', 'Blue'],
  words: ['Bridge', 'Light', 'Stone', 'Field', 'Gate', 'Peak'],
  trades: ['Trading Ltd', 'Logistics Ltd', 'Foods Ltd', 'Textiles Ltd', 'Electronics Ltd'],
  company: joinWithSpace,
  families: ['Chan', 'Wong', 'Lee', 'Smith', 'Garcia', 'Patel', "O'Brien"],
  givens: ['Grace', 'Daniel', 'Sofia', 'Michael', 'Priya', 'Emma'],
  person: (family, given) => `${given} ${family}`,
  regions: ['Hong Kong', 'Singapore', 'United Kingdom', 'Spain', 'India'],
  mobile: (digits) => `+852 ${digits.slice(0, 4)} ${digits.slice(4)}`,
  notes: ['', '', 'Asked for a quote in USD, net 30.', 'Met at the autumn fair; "call back in January".'],
};
