import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import CalculateOutlined from '@mui/icons-material/CalculateOutlined';
import DomainAddOutlined from '@mui/icons-material/DomainAddOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LoginOutlined from '@mui/icons-material/LoginOutlined';
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import StackedLineChart from '@mui/icons-material/StackedLineChart';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import type { TFunction } from 'i18next';
import type { Offered } from '../session/offered.ts';
import { paths } from '../paths.ts';
import type { NavEntry } from './NavList.tsx';

/** Where a guest can go. */
export const guestEntries = (t: TFunction): NavEntry[] => [
  { to: paths.landing, label: t('nav.home'), icon: <HomeOutlined /> },
  { to: paths.benchmark, label: t('nav.benchmark'), icon: <StackedLineChart /> },
  { to: paths.signUp, label: t('nav.signUp'), icon: <PersonAddAltOutlined /> },
  { to: paths.login, label: t('nav.login'), icon: <LoginOutlined /> },
];

/** The places of someone signed in. */
export const homeEntries = (t: TFunction): NavEntry[] => [
  { to: paths.dashboard, label: t('nav.home'), icon: <HomeOutlined /> },
  { to: paths.projectCards, label: t('nav.projects'), icon: <ApartmentOutlined /> },
  { to: paths.profile, label: t('nav.profile'), icon: <AccountCircleOutlined /> },
  { to: paths.settings, label: t('nav.settings'), icon: <SettingsOutlined /> },
];

/** Screens that no project leads to: all figures in tables, and forms that ask for their project. */
export const toolEntries = (t: TFunction, offered: Offered): NavEntry[] => [
  { to: paths.projects, label: t('nav.projectTables'), icon: <TableChartOutlined /> },
  { to: paths.benchmark, label: t('nav.benchmark'), icon: <StackedLineChart /> },
  ...(offered.imports
    ? [{ to: paths.importProjects, label: t('nav.import'), icon: <FileUploadOutlined /> }]
    : []),
  { to: paths.addUnit, label: t('nav.newUnit'), icon: <DomainAddOutlined /> },
  ...(offered.unitChanges ? [{ to: paths.editUnit, label: t('nav.editUnit'), icon: <EditOutlined /> }] : []),
  ...(offered.structures
    ? [{ to: paths.newEstimate, label: t('nav.newEstimate'), icon: <CalculateOutlined /> }]
    : []),
];
