import { YesCell as YesCell_85a1ee37c93caf0e80d8574638e75646 } from '../../../../src/panel/cells/YesCell.tsx'
import { SendAgain as SendAgain_4428f6702a0a740d2229e954374eb1d6 } from '../../../../src/collections/contacts/SendAgain.tsx'
import { ExportLink as ExportLink_8589f9fe2235446ee890482b0aefbf3b } from '../../../../src/collections/contacts/ExportLink.tsx'
import { LivePreview as LivePreview_846b332b29fab7c0bb2d4d977edf2f48 } from '../../../../src/panel/LivePreview.tsx'
import { UploadRefusal as UploadRefusal_95f48af8f7bfbb4e7a32daf174c57060 } from '../../../../src/panel/UploadRefusal.tsx'
import { CurrentPassword as CurrentPassword_87ca8436b182ba870c24ace1b6d7bea6 } from '../../../../src/panel/CurrentPassword.tsx'
import { TextCell as TextCell_807783deb31e5874ad1f384aa1055bd0 } from '../../../../src/panel/cells/TextCell.tsx'
import { Mark as Mark_024d1d0e7ae1da6d7ccd3a79d4d2fc7d } from '../../../../src/panel/brand/Mark.tsx'
import { Logo as Logo_ba010ed130fe60d5a9f63f5607a9f84a } from '../../../../src/panel/brand/Logo.tsx'
import { Dashboard as Dashboard_80703ade5c73956060b028bc353e445b } from '../../../../src/panel/dashboard/Dashboard.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/panel/cells/YesCell.tsx#YesCell": YesCell_85a1ee37c93caf0e80d8574638e75646,
  "/src/collections/contacts/SendAgain.tsx#SendAgain": SendAgain_4428f6702a0a740d2229e954374eb1d6,
  "/src/collections/contacts/ExportLink.tsx#ExportLink": ExportLink_8589f9fe2235446ee890482b0aefbf3b,
  "/src/panel/LivePreview.tsx#LivePreview": LivePreview_846b332b29fab7c0bb2d4d977edf2f48,
  "/src/panel/UploadRefusal.tsx#UploadRefusal": UploadRefusal_95f48af8f7bfbb4e7a32daf174c57060,
  "/src/panel/CurrentPassword.tsx#CurrentPassword": CurrentPassword_87ca8436b182ba870c24ace1b6d7bea6,
  "/src/panel/cells/TextCell.tsx#TextCell": TextCell_807783deb31e5874ad1f384aa1055bd0,
  "/src/panel/brand/Mark.tsx#Mark": Mark_024d1d0e7ae1da6d7ccd3a79d4d2fc7d,
  "/src/panel/brand/Logo.tsx#Logo": Logo_ba010ed130fe60d5a9f63f5607a9f84a,
  "/src/panel/dashboard/Dashboard.tsx#Dashboard": Dashboard_80703ade5c73956060b028bc353e445b,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
