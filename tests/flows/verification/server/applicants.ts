import { mainlandVerificationType } from '#contract/entities/verification.ts';
import type { EnterpriseFormValues } from '#machines/flows/verification/types.ts';
import { sandboxNumbers } from '#server/modules/enterprises/register.ts';

/** Numbers by the register's answer. */
export interface Numbers {
  readonly listed: string;
  readonly struck: string;
  readonly unchecked: string;
  /** Another client of the demo is verified with it. */
  readonly taken: string;
}
export type NumberName = keyof Numbers | 'none';

export interface Applicant {
  readonly email: string;
  readonly user_id: string;
  readonly client_id: string;
  readonly verification_type: number;
  readonly page: string;
  readonly numbers: Numbers;
  readonly typed: EnterpriseFormValues;
  readonly mobile: { readonly typed: string; readonly kept: string };
  readonly elsewhere: { readonly company_name: string; readonly translated_name: string; readonly mobile: string };
  readonly numberNamed: (number: string) => NumberName;
}

const numberNameIn =
  (numbers: Numbers) =>
  (number: string): NumberName => {
    const names = ['listed', 'struck', 'unchecked', 'taken'] as const;
    return names.find((name) => numbers[name] === number) ?? 'none';
  };

const mainlandNumbers: Numbers = {
  listed: '91330106MA2CEXAM47',
  struck: sandboxNumbers.not_listed[0],
  unchecked: sandboxNumbers.out_of_service[0],
  taken: '91310115MA1K4B2C3J',
};
const overseasNumbers: Numbers = {
  listed: '52478814',
  struck: sandboxNumbers.not_listed[1],
  unchecked: sandboxNumbers.out_of_service[1],
  taken: '62478813',
};

export const mainlandApplicant: Applicant = {
  email: 'new@cn.example',
  user_id: 'user-new-cn',
  client_id: 'client-new',
  verification_type: mainlandVerificationType,
  page: '/mall/mainlandAuth',
  numbers: mainlandNumbers,
  typed: {
    company_name: '杭州新芽科技股份有限公司',
    translated_name: 'Hangzhou Xinya Technology',
    credit_code: mainlandNumbers.listed,
  },
  mobile: { typed: '138 0013 9000', kept: '+8613800139000' },
  elsewhere: {
    company_name: '杭州新芽科技有限公司',
    translated_name: 'Hangzhou Xinya Technology Co., Ltd.',
    mobile: '+8613800138000',
  },
  numberNamed: numberNameIn(mainlandNumbers),
};

export const overseasApplicant: Applicant = {
  email: 'refused@hk.example',
  user_id: 'user-refused-hk',
  client_id: 'client-refused',
  verification_type: 2,
  page: '/mall/auth',
  numbers: overseasNumbers,
  typed: {
    company_name: 'Harbour Lane Limited',
    translated_name: '海港里有限公司',
    credit_code: overseasNumbers.listed,
  },
  mobile: { typed: '5123 4567', kept: '+85251234567' },
  elsewhere: {
    company_name: 'Pearl Delta Logistics Limited',
    translated_name: '珠江物流有限公司',
    mobile: '+85261230000',
  },
  numberNamed: numberNameIn(overseasNumbers),
};
