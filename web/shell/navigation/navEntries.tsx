import type { TFunction } from 'i18next';
import type { Offered } from '../../session/offered.ts';
import { paths } from '../../paths.ts';
import {
  ApartmentOutlined,
  CalculateOutlined,
  FileUploadOutlined,
  GavelOutlined,
  HomeOutlined,
  LoginOutlined,
  PersonAddAltOutlined,
  StackedLineChart,
} from '../../theme/icons.tsx';
import type { NavEntry } from './NavList.tsx';

/** Where a guest can go. */
export const guestEntries = (t: TFunction): NavEntry[] => [
  { to: paths.landing, label: t('nav.home'), icon: <HomeOutlined /> },
  { to: paths.benchmark, label: t('nav.benchmark'), icon: <StackedLineChart /> },
  { to: paths.signUp, label: t('nav.signUp'), icon: <PersonAddAltOutlined /> },
  { to: paths.login, label: t('nav.login'), icon: <LoginOutlined /> },
];

/** The places of someone signed in; the office stands below them, profile and settings with the user's name. */
export const memberEntries = (t: TFunction, offered: Offered): NavEntry[] => [
  { to: paths.dashboard, label: t('nav.home'), icon: <HomeOutlined /> },
  { to: paths.projectCards, also: [paths.projects], label: t('nav.projects'), icon: <ApartmentOutlined /> },
  ...(offered.decisions ? [{ to: paths.decisions, label: t('nav.decisions'), icon: <GavelOutlined /> }] : []),
  { to: paths.benchmark, label: t('nav.benchmark'), icon: <StackedLineChart /> },
  ...(offered.structures
    ? [
        {
          to: paths.newEstimate,
          also: [paths.editEstimates],
          label: t('nav.estimates'),
          icon: <CalculateOutlined />,
        },
      ]
    : []),
  ...(offered.imports
    ? [{ to: paths.importProjects, label: t('nav.import'), icon: <FileUploadOutlined /> }]
    : []),
];
