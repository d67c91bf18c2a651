// Made by `npm run mine:puzzles -- echek`; docs/puzzles.md says how, and what the fields are.
export const lines: string = `
standard | b2P/1QR1/kK2/nNB1 b Rr - 2 | 0/* | 1 | Nb2-d3 | 1 | proved | 0000000000
standard | bPk1/1pNK/q1RB/1nr1 b r Q 5 | 0/* | 1 | Kd5-e5 | 1 | proved | 0000000000
standard | PkQ1/B1KR/p1N1/nbr1 b Rr - 3 | 0/* | 1 | Kc5-c4 | 1 | proved | 0000000000
standard | pbk1/1RNK/1qPB/2Q1 b Rr - 2 | 0/* | 1 | Kd5-e5 | 1 | proved | 0000000000
standard | R1pK/bBP1/knrN/1Q2 w Rr q 1 | 0/* | 1 | Qc2-b2 | 1 | proved | 0000000000
standard | Q1BP/1R2/1knq/rbK1 w r - 5 | 0/* | 1 | Qb5-b3 | 1 | proved | 0000000000
standard | N1n1/1bpP/1rK1/1RBk w r Qq 25 | 0/* | 1 | Kd3-e3 | 1 | proved | 0000000000
standard | K3/PBRQ/npNb/k2r b r q 4 | 0/* | 1 | Nb3-c5 | 1 | proved | 0000000000
standard | 1NQ1/brKk/Bp1P/2nR b R q 0 | 0/* | 1 | Pc3-d3 | 1 | proved | 0000000000
standard | nBPK/Q1k1/1NRr/1b1p w r q 0 | 0/* | 3 | Ke5-e4 Kd4-c4 Ke4-d4 | 2 | proved | 4321202000
standard | 1KPb/rq1k/n1R1/3B w r Q 2 | 0/* | 3 | Pd5-d4 Ke4-e3 Pd4-e4 | 2 | proved | 3430111020
standard | 1knb/qP1p/1r1N/KBR1 w - Q 2 | 0/* | 3 | Bc2-d3 Kc5-b5 Pc4-c5 | 2 | proved | 4541011000
standard | nB1r/1bqR/P2p/1kKN w Rr Q 0 | 0/* | 3 | Ne2-c3 Kc2-b2 Kd2-c2 | 2 | proved | 3521211000
standard | KnN1/2B1/kPrq/1pbR w R Q 6 | 0/* | 3 | Kb5-b4 Kb3-b2 Kb4-b3 | 2 | proved | 3511131000
standard | bn1Q/1kR1/pN1K/1PBr b r q 0 | 0/* | 3 | Nc5-e4 Ke3-d3 Re2-e3 | 2 | proved | 4332020100
standard | 2b1/PRpN/r1KB/1n1k b - Qq 2 | 0/* | 3 | Ke2-d2 Kd3-c3 Kd2-d3 | 2 | proved | 5502000110
standard | 1N1q/QPbr/1nRp/k1KB w Rr - 0 | 0/* | 3 | Kd2-c2 Kb2-b3 Kc2-b2 | 2 | proved | 3434310000
standard | 2bp/nqr1/2KN/kPRB w R - 1 | 0/* | 3 | Kd3-c3 Kb2-b3 Rd2-b2 | 2 | proved | 5432100000
standard | 1Q1q/Bpb1/n2K/1Pkr b Rr - 0 | 0/* | 3 | Kd2-d3 Ke3-e4 Kd3-e3 | 2 | proved | 5323010000
standard | nk1K/qBp1/1b1P/1RN1 b Rr Q 2 | 0/* | 3 | Kc5-d5 Ke5-e4 Kd5-e5 | 2 | proved | 4334011000
standard | 1K1P/rkQ1/b1q1/NnBp b Rr - 1 | 0/* | 3 | Rb4-b5 Kc5-d5 Kc4-c5 | 2 | proved | 4531112000
standard | 1pRP/bnrN/3q/BkK1 b Rr Q 1 | 0/* | 3 | Kc2-c3 Kd2-c2 Qe3-d2 | 2 | proved | 4452100000
standard | k1K1/n1rP/pbB1/NR2 b - Qq 0 | 0/* | 3 | Kb5-c5 Kd5-e5 Kc5-d5 | 2 | proved | 3332000100
standard | rpnP/b1qB/NQRK/2k1 w Rr - 1 | 0/* | 3 | Be4-c2 Kd2-e2 Rd3-d2 | 2 | proved | 5422020100
standard | BNq1/1nP1/1k1Q/1Kb1 w Rr - 0 | 0/* | 3 | Nc5-b3 Kc3-d3 Kc2-c3 | 2 | proved | 3533200000
standard | pRr1/QbNq/1K1n/kBP1 b R - 0 | 0/* | 3 | Kb2-b3 Kc3-d3 Kb3-c3 | 2 | proved | 5513200000
standard | Np1K/2rR/n1bB/1P1k w - Qq 14 | 0/* | 3 | Ke5-d5 Ke2-d2 Re4-e2 | 2 | proved | 3213110000
standard | 1rPN/1kR1/KB1n/1pb1 b r Qq 1 | 0/* | 3 | Kc4-b4 Kb3-b2 Kb4-b3 | 2 | proved | 2234020000
standard | 1nkB/1P1b/qrKR/1p1N b - Q 13 | 0/* | 3 | Kd5-d4 Kd3-d2 Kd4-d3 | 2 | proved | 4423010000
standard | N1bR/1P1K/rnp1/1qBk b R Q 2 | 0/* | 3 | Ke2-e3 Ke4-d4 Ke3-e4 | 2 | proved | 4442200100
standard | bq2/pnB1/k1KP/1rNR w R Q 0 | 0/* | 3 | Bd4-b2 Kb3-c3 Nd2-b3 | 2 | proved | 4521200100
standard | 1pBb/nr1K/1NR1/Q1kq b r - 1 | 0/* | 3 | Qe2-e3 Ke4-d4 Qe3-e4 | 2 | proved | 5421100100
standard | 2KP/krbN/Bpn1/RQ2 w R q 1 | 0/* | 3 | Kd5-c5 Kb4-b5 Rb2-b4 | 2 | proved | 5530101000
standard | n1rR/1PN1/k1p1/BKb1 w - Qq 4 | 0/* | 3 | Kc2-c3 Kb3-b4 Kc3-b3 | 2 | proved | 5543000000
standard | 1n1k/B1P1/R1bK/pr1N w R Qq 8 | 0/* | 3 | Ke3-e4 Ke5-d5 Ke4-e5 | 2 | proved | 5421001000
standard | kRKN/1p1n/br1Q/1PB1 w Rr - 0 | 0/* | 3 | Ne5-d3 Kb5-b4 Rc5-b5 | 2 | proved | 4332110000
standard | 1r1P/2KR/NknB/pb1Q b Rr q 4 | 0/* | 3 | Kc3-c4 Kd4-d5 Kc4-d4 | 2 | proved | 3322100000
standard | kpK1/1nrN/R1Bb/2QP b r - 2 | 0/* | 3 | Kb5-b4 Kd5-e5 Rd4-d5 | 2 | proved | 5324000000
standard | r2K/nk1N/pRB1/bPQ1 w - - 0 | 0/* | 3 | Ke5-d5 Kc4-d4 Rc3-c4 | 2 | proved | 3333102100
standard | pbBN/rkP1/n2Q/K1R1 b r q 2 | 0/* | 3 | Kc4-c3 Kb2-c2 Rb4-b2 | 2 | proved | 4441001000
standard | 1rR1/K1B1/kP1Q/1Nnb b Rr q 0 | 0/* | 3 | Nd2-c4 Kb4-b5 Kb3-b4 | 2 | proved | 4343021000
standard | 1qNR/1Pp1/KrBn/1kb1 b R Q 1 | 0/* | 3 | Bd2-b4 Kb3-b2 Rc3-b3 | 2 | proved | 4432200000
standard | kn1p/1r1b/K1B1/NQ1P b R q 1 | 0/* | 3 | Kb5-b4 Kb3-c3 Kb4-b3 | 2 | proved | 4342110000
standard | NK2/1rRk/2bB/1nP1 w R - 1 | 0/* | 3 | Kc5-d5 Ke4-e5 Rd4-e4 | 2 | proved | 5342210000
standard | 1bN1/1Q1B/nrk1/1pPK w R q 3 | 0/* | 3 | Ke2-e3 Kd3-d4 Ke3-d3 | 2 | proved | 5241010000
standard | 1nP1/N1rB/pKRb/k1q1 b R Q 5 | 0/* | 3 | Kb2-c2 Kc3-c4 Kc2-c3 | 2 | proved | 4442101000
standard | nP1B/bkR1/q1p1/1KrN b r Q 7 | 0/* | 3 | Bb4-c3 Kc2-b2 Rd2-c2 | 2 | proved | 5522100000
standard | 1r1n/1NBb/1P1K/p1kR w - Qq 11 | 0/* | 3 | Ke3-d3 Kd2-c2 Kd3-d2 | 2 | proved | 3230100000
standard | 1P1B/1pKN/bk1Q/rRn1 b Rr - 4 | 0/* | 3 | Bb3-d5 Kd4-d3 Pc4-d4 | 2 | proved | 5343210000
standard | brBQ/kpN1/1n1P/K1R1 b r q 3 | 0/* | 3 | Kb4-b3 Kb2-c2 Kb3-b2 | 2 | proved | 4322111000
standard | nPBN/1p1K/br1k/2R1 w r Qq 5 | 0/* | 3 | Ne5-d3 Ke3-e2 Ke4-e3 | 2 | proved | 5433001000
standard | 1Rpr/b1k1/NnKP/1q1B w Rr - 4 | 0/* | 3 | Pe3-e4 Kd4-c4 Nb3-d4 | 2 | proved | 5343110001
standard | 1nbK/PNk1/RB1p/2q1 w Rr - 4 | 0/* | 3 | Ke5-e4 Kd4-d3 Ke4-d4 | 2 | proved | 4342210010
standard | b1N1/1kR1/KPpB/n2q w r Q 2 | 0/* | 3 | Kb3-b4 Kc4-c5 Kb4-c4 | 2 | proved | 5322020000
standard | b1NB/1qrn/pR1P/1Kk1 w Rr Q 1 | 0/* | 3 | Rc3-d3 Kd2-e2 Kc2-d2 | 2 | proved | 5432000100
standard | bkR1/N1K1/QBP1/pnr1 b r q 9 | 0/* | 3 | Bb5-a4 Ke4-d4 Nd2-e4 | 2 | proved | 3434101000
standard | Q2R/1PnB/k1Kr/b1N1 w R - 1 | 0/* | 3 | Kd3-c3 Kb3-b4 Kc3-b3 | 2 | proved | 5522010110
standard | 1q1R/Kr1p/2N1/kBbP b R Q 3 | 0/* | 3 | Kb2-b3 Kb4-b5 Kb3-b4 | 2 | proved | 5423002100
standard | 1Qb1/1RBP/nk2/rNpK b r q 8 | 0/* | 3 | Kc3-d3 Ke2-e3 Pd2-e2 | 2 | proved | 3440101010
standard | 1b1k/2R1/rBpn/1KNP w - Qq 21 | 0/* | 3 | Nd2-e4 Ke5-d5 Bc3-e5 | 2 | proved | 5422000000
standard | 1kB1/p1KP/RNbn/rq2 w Rr Q 7 | 0/* | 3 | Kd4-c4 Kc5-b5 Kc4-c5 | 2 | proved | 5351112000
standard | bBP1/p1kQ/NrR1/K1qn w - - 0 | 0/* | 3 | Kb2-c2 Kd4-c4 Qe4-d4 | 2 | proved | 4443021000
standard | rbPn/2q1/RB1N/1k1K w Rr Q 2 | 0/* | 3 | Ke2-d2 Kc2-b2 Kd2-c2 | 2 | proved | 2544021000
standard | 1rp1/qnRN/1BK1/bk1P b R Q 0 | 0/* | 3 | Kc2-d2 Kd3-e3 Kd2-d3 | 2 | proved | 4533010010
standard | k2B/nKrb/R1p1/NP2 b - Qq 12 | 0/* | 3 | Kb5-c5 Kc4-c3 Kc5-c4 | 2 | proved | 5423111010
standard | k1br/1QRB/1pK1/1nPN w - - 5 | 0/* | 3 | Rd4-b4 Kb5-c5 Rb4-b5 | 2 | proved | 5420200100
standard | bk1Q/2N1/pKP1/1r1B w R q 3 | 0/* | 3 | Kc3-c4 Kc5-d5 Kc4-c5 | 2 | proved | 4323002101
standard | 1rp1/kRK1/bnN1/1Q1B w R - 0 | 0/* | 3 | Kd4-e4 Kb4-b5 Rc4-b4 | 2 | proved | 4531211000
standard | 1npr/bRBK/q1k1/1PN1 w Rr Q 0 | 0/* | 3 | Ke4-e3 Kd3-c3 Ke3-d3 | 2 | proved | 3542011000
standard | Nkrp/K1n1/1Pb1/B1q1 b Rr - 2 | 0/* | 3 | Kc5-c4 Kb4-b3 Kc4-b4 | 2 | proved | 4452100100
standard | 1kK1/pr1B/RNnP/q1b1 b Rr - 1 | 0/* | 3 | Rc4-d4 Kd5-e5 Kc5-d5 | 2 | proved | 3341420000
standard | 1Q1B/bNPR/n3/pkrK b Rr q 2 | 0/* | 3 | Kc2-d3 Ke2-e3 Rd2-e2 | 2 | proved | 5411201000
standard | n1B1/prq1/Nk1K/1PbR b Rr - 0 | 0/* | 3 | Rc4-e4 Ke3-d3 Re4-e3 | 2 | proved | 5343110100
standard | p1Q1/1PN1/k1nr/bKRB w R q 3 | 0/* | 3 | Kc2-c3 Kb3-b4 Kc3-b3 | 2 | proved | 5510201000
standard | 1p1B/b1P1/nkrN/K1Q1 w Rr q 0 | 0/* | 3 | Kb2-c2 Kc3-c4 Kc2-c3 | 2 | proved | 4541210010
standard | kP2/1b1B/pnRN/1r1K w - Qq 6 | 0/* | 3 | Ne3-d5 Kb5-b4 Pc5-b5 | 2 | proved | 3552100000
standard | p1nQ/B1R1/brNP/K2k w r q 4 | 0/* | 3 | Kb2-c2 Ke2-d2 Pe3-e2 | 2 | proved | 5204001100
standard | kbB1/1Pn1/NrR1/1p1K b r Qq 3 | 0/* | 3 | Bc5-e3 Ke2-d2 Nd4-e2 | 2 | proved | 4430210000
standard | 1bq1/1r1B/NRpK/Pk2 b - - 0 | 0/* | 3 | Kc2-d2 Ke3-e2 Bc5-e3 | 2 | proved | 5242200000
standard | knB1/1rP1/Rpb1/NK1Q b R - 2 | 0/* | 3 | Nc5-e4 Kc2-d2 Pc3-c2 | 2 | proved | 5541200100
standard | pbNr/KRn1/1PB1/k3 w Rr Qq 0 | 0/* | 3 | Rc4-c2 Kb2-b3 Rc2-b2 | 2 | proved | 3423100100
standard | Nb2/kpq1/1K1P/1nB1 b Rr - 0 | 0/* | 3 | Kb4-b3 Kc3-d3 Kb3-c3 | 2 | proved | 4512300000
standard | Q1kb/1B1K/pN1R/2nr w r q 6 | 0/* | 3 | Ke4-d4 Kd5-c5 Kd4-d5 | 2 | proved | 4443100000
standard | 1b1N/QkrP/n1K1/1pB1 b R q 1 | 0/* | 3 | Bc5-e3 Kd3-c3 Rd4-d3 | 2 | proved | 4241310000
standard | 1pb1/QR1N/nkrK/B1P1 b r q 0 | 0/* | 3 | Nb3-d4 Ke3-e2 Rd3-e3 | 2 | proved | 4530100100
standard | Pn1N/1K1B/rpkR/b1Q1 b - q 2 | 0/* | 3 | Kd3-d4 Kc4-b4 Kd4-c4 | 2 | proved | 2333321000
standard | 2kr/NP1K/bpRQ/1nB1 w Rr q 0 | 0/* | 3 | Qe3-c5 Kd5-d4 Qc5-d5 | 2 | proved | 4353100000
standard | nP1Q/N1R1/pkrK/1qbB b r - 4 | 0/* | 3 | Kc3-c4 Ke3-e4 Rd3-e3 | 2 | proved | 4332000001
standard | 1K1k/pnNB/rR1b/1P2 b - Qq 3 | 0/* | 3 | Ke5-d5 Kc5-b5 Kd5-c5 | 2 | proved | 4432100000
standard | pR2/1nr1/BPKk/1N1b w R q 4 | 0/* | 3 | Rc5-e5 Ke3-e4 Kd3-e3 | 2 | proved | 4312230000
standard | k1K1/bRpN/rPn1/B3 b Rr Qq 0 | 0/* | 3 | Kb5-c5 Kd5-e5 Kc5-d5 | 2 | proved | 4231210100
standard | kK1Q/2N1/b1RB/npq1 b Rr - 2 | 0/* | 3 | Nb2-c4 Kc5-d5 Kb5-c5 | 2 | proved | 5322100000
standard | 1n1N/1bkR/1rP1/2KB w r - 0 | 0/* | 3 | Be2-f3 Kc4-d3 Kc2-d2 | 2 | proved | 3541120000
standard | 1K1k/Rr1P/n1b1/NBpq b R Q 7 | 0/* | 3 | Ke5-d5 Kc5-b5 Kd5-c5 | 2 | proved | 4431201000
standard | 1q1K/p1kP/BrRQ/nb2 w r - 0 | 0/* | 5 | Ke5-d5 O-O Qe3-d2 Kc3-c4 Rd3-c3 | 1 | proved | 2322102000
standard | Q2K/BbPR/1Nrk/p1q1 w r - 0 | 0/* | 5 | Ke5-d5 Bc4-b3 Kd5-c4 Ke3-e2 Re4-e3 | 1 | proved | 3331100000
standard | pN1q/nr1K/1RkB/b2P w r Q 7 | 0/* | 5 | Ke4-d4 Kd3-d2 Nc5-d3 Kd2-c2 Be3-d2 | 1 | proved | 4312010010
standard | 1N1b/qpR1/n2K/1Bkr b - Q 6 | 0/* | 5 | Kd2-d3 P@b2 Nb3-d2 Ke3-e4 Kd3-e3 | 1 | proved | 2342100000
standard | pr2/1bnQ/2PN/kKRB w Rr - 0 | 0/* | 5 | Kc2-b3 Kb2-c2 Pd3-c3 Kc2-b2 Rd2-c2 | 3 | proved | 4402000011
standard | rNpB/1kPb/2Q1/KR1q w r - 4 | 0/* | 5 | Kb2-b3 Qe2-d2 Rc2-c3 Kc4-b4 Rc3-c4 | 1 | proved | 5411001000
standard | 1kK1/bnpR/rPN1/Q2B w Rr q 0 | 0/* | 5 | O-O Nc4-d2 Be2-c4 Kc5-b5 Rd5-c5 | 1 | proved | 2511201000
standard | RbKN/qB2/1knQ/rpP1 w R - 0 | 0/* | 5 | Kd5-d4 Kc3-b3 Rb5-b4 Kb3-c3 Rb4-b3 | 1 | proved | 4221110000
standard | b3/rnB1/k2P/pK1N b Rr - 3 | 0/* | 5 | Kb3-c3 Kc2-d2 Pb2-c2 Kd2-d3 Nc4-d2 | 1 | proved | 5330010000
standard | b1pK/1kR1/Qn1B/Nr2 w r q 2 | 0/* | 5 | Qb3-b4 Rc2-e2 P@c2 Kc4-d3 Pc2-d2 | 1 | proved | 3331200000
standard | r1bR/pk1K/NPBn/2Q1 w Rr q 1 | 0/* | 3 | Ke4-d4 Kc4-c5 Kd4-c4 | 2 | proved | 5442422110
standard | k1BR/bP1n/N1p1/1r1K b R Qq 10 | 0/* | 3 | Bb4-d2 Ke2-e3 Rc2-e2 | 2 | proved | 5431212010
standard | 1bk1/QPnK/1pN1/3B b Rr - 0 | 0/* | 3 | Kd5-e5 Ke4-e3 Ke5-e4 | 2 | proved | 5353120000
standard | Q1B1/bq1n/r1RN/Pk1K w r - 3 | 0/* | 3 | Ke2-d2 Kc2-c3 Kd2-c2 | 2 | proved | 5452300101
standard | 1bq1/kK1N/p1BQ/P3 b Rr - 1 | 0/* | 3 | Pb3-c3 Kc4-d4 Kb4-c4 | 2 | proved | 2545031000
standard | 1b1R/npNr/1K1Q/kBP1 b Rr - 4 | 0/* | 3 | Kb2-b3 Kc3-d3 Kb3-c3 | 2 | proved | 5433212000
standard | 1rk1/pnPR/b1B1/1KNQ b - q 2 | 0/* | 3 | Rc5-c3 Kc2-b2 Rc3-c2 | 2 | proved | 5544100000
standard | Pp1r/b1NK/kBR1/3Q b r q 3 | 0/* | 3 | N@c2 Ke4-e3 Re5-e4 | 2 | proved | 4523311000
standard | 2K1/NkBp/1bnR/q1Pr b Rr Q 1 | 0/* | 3 | Kc4-c5 Kd5-e5 Kc5-d5 | 2 | proved | 5523102100
standard | krN1/1Kb1/B1pR/1nP1 b - Qq 2 | 0/* | 3 | Kb5-b4 Kc4-c3 Kb4-c4 | 2 | proved | 5524120000
standard | 1krq/nP2/bpRB/2KN w Rr Q 0 | 0/* | 3 | Ne2-d4 Kc5-b5 Be3-c5 | 2 | proved | 5441121100
standard | 1kPK/q1r1/RNQ1/nbpB w R - 4 | 0/* | 3 | Ke5-e4 Kc5-c4 Pd5-c5 | 2 | proved | 5333201110
standard | 1Q2/nPBr/1RpK/bk2 b r - 1 | 0/* | 3 | Kc2-d2 Ke3-e2 Re4-e3 | 2 | proved | 4542300010
standard | 1Q1R/P1BN/1Kpn/rk1b b R - 1 | 0/* | 3 | Rb2-b3 Kc3-c4 Kc2-c3 | 2 | proved | 4533211210
standard | 1kBK/Pn2/1p1N/b1rR b - Qq 15 | 0/* | 3 | Kc5-d4 Ke5-e4 Bb2-e5 | 2 | proved | 5234221100
standard | Q1qb/R1n1/PkpB/1K2 b Rr - 0 | 0/* | 3 | Pd3-d2 Kc2-b2 Kc3-c2 | 2 | proved | 4534401000
standard | Kb2/1n1N/k1RP/Brp1 w r Qq 8 | 0/* | 3 | Kb5-b4 Kb3-c3 Kb4-b3 | 2 | proved | 4535320000
standard | pP2/Kr1R/1BQN/1knb w - q 1 | 0/* | 3 | Kb4-b3 Kc2-b2 Ne3-c2 | 2 | proved | 5454000010
standard | n2Q/1R1P/krp1/bBK1 b r - 1 | 0/* | 3 | Rc3-e3 Kd2-e2 Pd3-d2 | 2 | proved | 5334410000
standard | 1P2/1brB/1pKR/1k1N w Rr Q 1 | 0/* | 3 | Re3-f3 Kb2-c2 Bd4-b2 | 2 | proved | 4353211000
standard | K1rN/BpQ1/nk1P/b1R1 w r q 0 | 0/* | 3 | Kb5-c5 Kc3-c2 Qd4-c3 | 2 | proved | 5332312010
standard | k1RK/1np1/rbNB/q1QP w Rr - 1 | 0/* | 3 | Rd5-c5 Kb5-b4 Rc5-b5 | 2 | proved | 5525202000
standard | b1pn/1r2/Qk1N/RBK1 b R q 2 | 0/* | 3 | Kc3-d3 Kd2-e2 Kd3-d2 | 2 | proved | 5532130000
standard | 1rNR/pK1Q/1Bq1/bk1P b R - 0 | 0/* | 3 | Kc2-d2 Kc4-d4 Rc5-c4 | 2 | proved | 4524200200
standard | kpP1/1Kb1/N1R1/1rnB b - Qq 6 | 0/* | 3 | Kb5-b4 Kc4-c3 Kb4-c4 | 2 | proved | 4543101100
standard | rnR1/P1B1/NkK1/bp2 b Rr q 3 | 0/* | 3 | Rb5-a5 Ke3-e2 Kd3-e3 | 2 | proved | 5533210000
standard | 2k1/1pPK/rqbB/n3 w Rr - 0 | 0/* | 3 | Be3-c5 Kd5-e5 Pd4-d5 | 2 | proved | 5422321001
standard | 1k1K/bB1r/1NP1/1npq w R Q 0 | 0/* | 3 | Ke5-d5 Kc5-b5 Kd5-c5 | 2 | proved | 4453221100
standard | N1KB/PkR1/b2p/q1r1 w - Q 3 | 0/* | 3 | Be5-c3 Kc4-c5 Rd4-c4 | 2 | proved | 5435220000
standard | 1qP1/p1NQ/nkKB/br1R w R - 1 | 0/* | 3 | Be3-d2 Kc3-c4 Kd3-c3 | 2 | proved | 4554110100
standard | 4/BRKn/pk1N/brqP b Rr Q 1 | 0/* | 3 | Rc2-c1 Kd5-d4 Bb3-d5 | 2 | proved | 4344230000
standard | 1Q1B/1rR1/kP1K/nbNp b - q 0 | 0/* | 3 | Nb2-d3 Ke3-e4 Pe2-e3 | 2 | proved | 5543120100
standard | 1q1p/1Pk1/B1bK/rNRn w Rr - 3 | 0/* | 3 | Ke3-e4 Kd4-d5 Ke4-d4 | 2 | proved | 4534020001
standard | Brn1/1R1q/NPbK/pk2 b r Q 1 | 0/* | 3 | Kc2-d2 Ke3-e2 Qe4-e3 | 2 | proved | 5253112000
standard | rK1n/BpQ1/1P1N/kbR1 b r q 1 | 0/* | 3 | Bc2-e4 Kc5-d5 Rb5-c5 | 2 | proved | 4434301110
standard | NBK1/1Rk1/np1P/b1Qr w r q 0 | 0/* | 4 | Kd5-e5 Pc3-c2 Rc4-c3 O-O | 1 | proved | 5353400000
standard | bkrP/K3/1nB1/pN1R b r q 3 | 0/* | 5 | Kc5-c4 Kb4-b3 Rd5-d4 Kb3-b4 Pb2-b3 | 1 | proved | 5433110100
standard | rqKb/p2k/P1N1/R1B1 w Rr Q 7 | 0/* | 5 | Kd5-d4 Ke4-e3 Rb2-e2 Ke3-e4 Re2-e3 | 1 | proved | 4544101000
standard | n1P1/prB1/b1NR/K1k1 w r Qq 4 | 0/* | 5 | Kb2-c2 O-O Pd5-c5 Kc4-c3 Pc5-c4 | 1 | proved | 5443211000
standard | qP1B/1rRN/bk2/npK1 b - - 3 | 0/* | 5 | Kc3-d3 Kd2-e2 Pc2-d2 Ke2-e3 Pd2-e2 | 1 | proved | 5340120000
standard | nrBP/k1K1/pR1N/1bq1 b Rr Q 0 | 0/* | 5 | Kb4-c4 Rc3-d3 Nb5-c3 Kd4-e4 Kc4-d4 | 1 | proved | 5533201010
standard | 1Q1B/NbnK/1Pk1/pR2 w Rr - 1 | 0/* | 5 | Ke4-e3 Kd3-d2 Nb4-d3 Kd2-e2 Rc2-d2 | 1 | proved | 5410231000
standard | pq2/r2P/KBkR/1Nb1 b - - 5 | 0/* | 5 | Kd3-d4 Re3-e2 N@d3 Kb3-b2 Rb4-b3 | 1 | proved | 4441110000
standard | 1pRN/b1QB/nr1P/K1k1 w R q 1 | 0/* | 5 | Kb2-c2 Rc3-c4 Qd4-d3 Kd2-e2 Kc2-d2 | 1 | proved | 5332022000
standard | 1RBN/pnQ1/PKkb/r3 w R q 0 | 0/* | 5 | Kc3-d2 Kd3-c3 Rc5-b5 Kc3-c2 Qd4-c3 | 1 | proved | 3433211000
standard | 1bPN/R2K/k1qn/1pBr w r Q 0 | 0/* | 5 | Ne5-c4 Qd3-d4 Bd2-c3 Kb3-b2 Rb4-b3 | 1 | proved | 3433111000
standard | p1KB/Pn2/1kQ1/rb2 b Rr q 4 | 0/* | 5 | Kc3-d4 Kd5-e4 Rb2-e2 Ke4-e3 Kd4-e4 | 1 | proved | 5422211210
standard | Q1r1/1NbP/npB1/1kRK w - q 7 | 0/* | 5 | Ke2-e3 Rd5-e5 Qb5-c5 Kc2-b2 Rd2-c2 | 1 | proved | 3551210100
standard | PqK1/k2Q/nbRr/1pBN b Rr - 1 | 0/* | 5 | Nb3-d4 Kd5-e5 Re3-e4 Ke5-d5 Re4-e5 | 1 | proved | 5341100000
standard | r1pP/1kK1/1bNB/1Rn1 w Rr Q 0 | 0/* | 5 | Nd3-b4 Bc3-b2 Rc2-c3 Kc4-c5 Kd4-c4 | 1 | proved | 4413010000
standard | 1b1Q/Ppqn/rR1B/1k1K w - - 0 | 0/* | 5 | Ke2-d2 Qd4-d3 Qe5-d4 Kc2-b2 Kd2-c2 | 1 | proved | 3434101000
standard | b3/1q1r/kRK1/BNP1 b - Q 0 | 0/* | 5 | Re4-a4 Ke3-e4 P@d5-e5 Ke4-e3 Qd4-e4 | 1 | proved | 5543000000
standard | 1BPK/N1r1/1Qnb/Rk1p w R q 3 | 0/* | 5 | O-O Rd4-c4 Pd5-d4 Kc2-d2 Kb2-c2 | 1 | proved | 4444111000
standard | bKq1/k2B/2NR/Pn2 w Rr Q 1 | 0/* | 5 | Kc5-c4 Kb4-b3 Re3-c3 Kb3-b4 Rc3-b3 | 1 | proved | 3333110000
standard | 1Bk1/n1p1/r1KP/1bRN w R Qq 1 | 0/* | 5 | Pe3-e4 Kd5-e5 Ne2-c3 Ke5-d5 Pe4-e5 | 1 | proved | 4353201100
standard | nb2/kR1N/1rPB/K1p1 b - Qq 3 | 0/* | 5 | Nb5-d4 Kb2-c2 Kb4-b3 Kc2-b2 Rc3-c2 | 1 | proved | 3242111000
standard | pbN1/rP2/2RB/KQk1 w - - 0 | 0/* | 5 | Kb2-b3 Bc5-d4 Nd5-c3 Kd2-e2 Qc2-d2 | 3 | proved | 4432020010
standard | 2pn/1qr1/b1k1/BRNK w Rr - 0 | 0/* | 5 | Ke2-e3 Rd4-b4 Bb2-d4 Kd3-c3 Ke3-d3 | 1 | proved | 5432100000
standard | r2K/bQPk/npB1/R1N1 w R - 1 | 0/* | 5 | Qc4-c5 Ke4-e3 Rb2-e2 Ke3-e4 Re2-e3 | 1 | proved | 4342132000
standard | nbk1/1BNR/1pPr/1Q1K b r q 0 | 0/* | 5 | Bc5-b4 Bc4-b3 Kd5-c4 Ke2-d2 Re3-e2 | 1 | proved | 3431131100
standard | 1B2/PpNR/rq1b/K1kn w R - 0 | 0/* | 5 | O-O Kd2-c2 Ke4-d3 Kc2-d2 Rb2-c2 | 1 | proved | 4452210000
standard | pn1r/2bB/qPNR/1k1K w Rr - 2 | 0/* | 5 | Ke2-d2 O-O Be4-d5 Ke5-e4 Nd3-e5 | 1 | proved | 2234120000
standard | 1n2/bRQ1/kK1P/1rB1 w Rr - 0 | 0/* | 5 | Rc4-e4 O-O N@d3 Kc2-b2 Kc3-c2 | 1 | proved | 4302111010
standard | rBp1/1q1N/bRKn/k2P b R Q 2 | 0/* | 5 | Kb2-c2 Bc5-b4 Pd5-d4 Kd3-d2 Pd4-d3 | 1 | proved | 4421201000
standard | nrK1/1kQB/1p1R/bN1P b Rr q 2 | 0/* | 5 | Pc3-d3 Pe2-d2 Nb5-d4 Kd5-e5 Rc5-d5 | 1 | proved | 3522001001
standard | q1pB/1kR1/r1N1/nKbQ w r - 0 | 0/* | 5 | Kc2-c3 Bd2-e3 Qe2-d2 Kc4-b4 Kc3-c4 | 1 | proved | 5241210010
standard | pKbr/k2n/1BNP/2QR w Rr q 0 | 0/* | 5 | Kc5-c4 Kb4-b3 Qd2-b2 Kb3-c2 Re2-d2 | 1 | proved | 4454310000
standard | pqrR/Q2K/1kNB/P1bn w R - 0 | 0/* | 5 | Ke4-d4 Qc5-c2 Nd3-c5 Kc3-c2 Kd4-c3 | 1 | proved | 4543021000
standard | 2KB/nNkr/1b1P/R1p1 b - Qq 5 | 0/* | 5 | Kd4-c5 Kd5-d4 Nb4-d3 Kd4-d5 Re4-d4 | 1 | proved | 4442102000
standard | 2rN/QB1K/1bpR/n1kP w R q 2 | 0/* | 5 | Ke4-d4 Rd5-b5 Bc4-b3 Kd2-c2 Pe2-d2 | 1 | proved | 5521200000
standard | 2N1/BrK1/1PbQ/pnk1 b R q 0 | 0/* | 5 | Bd3-e4 Kd4-c5 Nc2-d4 Kc5-b5 Rc4-c5 | 3 | proved | 4433110000
standard | 1nQ1/r1PB/1RbK/p1k1 w - q 4 | 0/* | 5 | Ke3-e2 Bd3-c4 Be4-d3 Kd2-c2 Ke2-d2 | 1 | proved | 4533220000
standard | Kp2/1bR1/B1n1/r1Nk b r q 8 | 0/* | 5 | Ke2-e3 Rd4-e4 Rb2-c2 Kb5-b4 Pc5-b5 | 1 | proved | 2541300000
standard | k1n1/K2P/bpQ1/rBRN w Rr q 0 | 0/* | 5 | Kb4-c4 Nd5-e3 Rd2-d5 Kb5-b4 Qd3-b5 | 1 | proved | 5322301100
standard | Bk2/PNK1/2rp/bRn1 b - Qq 8 | 0/* | 5 | Kc5-d5 Kd4-e4 Rd3-d4 Ke4-d3 Bb2-c3 | 1 | proved | 5421001000
standard | 2rB/1P1R/pNKn/bk2 b Rr Qq 2 | 0/* | 5 | Kc2-d2 Nc3-e2 Bb2-c3 Kd3-c2 Pb3-b2 | 1 | proved | 5411121000
standard | Q1kB/bpRn/1rK1/1qPN b R - 0 | 0/* | 5 | Kd5-c5 Rd4-d5 Pc4-d4 Kd3-e3 Rc3-d3 | 1 | proved | 5423210000
standard | 2QN/Rq1B/prK1/bnk1 b R - 1 | 0/* | 5 | Nc2-e3 O-O Rc3-c5 Kb4-c3 Kd2-c2 | 1 | proved | 5332000000
standard | 1RrN/qk1K/n1Pb/1pB1 w r Q 0 | 0/* | 5 | Ke4-d4 Qb4-b2 Bd2-b4 Kc4-c3 Kd4-c4 | 1 | proved | 5453220000
standard | kb1q/1Rr1/pBnK/NPQ1 b R - 4 | 0/* | 5 | Kb5-b4 Ke3-e2 Qe5-e3 Ke2-d2 Qe3-e2 | 1 | proved | 4543110000
standard | 1KNP/br1n/k1pR/B1q1 b R Q 0 | 0/* | 5 | Kb3-c3 Re3-e2 Pd3-e3 Kc5-d4 Qd2-d3 | 1 | proved | 5423211000
standard | Rk2/bpK1/1QPB/qNn1 b Rr - 2 | 0/* | 5 | Kc5-d5 Kd4-e4 Pc4-d4 Ke4-e5 Nd2-e4 | 1 | proved | 2440022000
standard | kn1N/1RQK/1rP1/b1qB b - - 4 | 0/* | 5 | Kb5-b4 Qd4-e3 Bb2-d4 Ke4-e3 Nc5-e4 | 1 | proved | 5234010100
standard | 3Q/1npP/r1K1/bkBR b R - 0 | 0/* | 5 | Bb2-c3 Qe5-b5 Rb3-b4 Kd3-e3 Pd4-d3 | 1 | proved | 5434201000
standard | 2kN/KPQ1/1Bb1/rnpR b - q 1 | 0/* | 7 | Kd5-c5 Qd4-d5 Nc2-d4 Re2-e3 Rb2-b3 Kb4-b5 Rb3-b4 | 2 | proved | 3433000110
standard | 1K2/1rq1/kB1R/Nb1P b - Q 4 | 0/* | 7 | Kb3-b4 Kc5-d5 Rc4-c5 Kd5-e5 Rc5-d5 Ke5-e4 Rd5-e5 | 1 | proved | 4313010100
standard | nPQ1/Rb1q/1pK1/kBrN b R - 3 | 0/* | 7 | Kb2-b3 Qd5-e5 Bc4-d5 Kd3-d4 Rd2-d3 Kd4-c4 Qe4-d4 | 1 | proved | 5312101000
standard | rk1N/PpBQ/K3/b3 w Rr - 0 | 0/* | 7 | Kb3-c3 Kc5-d5 Ne5-d3 Kd5-e5 R@c5 Ke5-d5 Qe4-e5 | 1 | proved | 5431100000
standard | 1n1R/pPb1/2kB/1KNr b - Qq 12 | 0/* | 7 | Kd3-c3 Kc2-b3 Nc5-e4 Kb3-b2 Pb4-b3 Kb2-c2 Bd4-b2 | 1 | proved | 4412100100
standard | 2rB/qn1k/pb1P/K1RN b - Q 4 | 0/* | 7 | Ke4-d4 Rd2-d3 Rd5-c5 Kb2-c2 Nc4-d2 Kc2-b2 Rc5-c2 | 1 | proved | 4431200100
standard | prQ1/2qn/kKbP/1BRN w Rr - 0 | 0/* | 7 | Kc3-c4 Pb5-b4 Rd2-b2 Pb4-b5 Ne2-c3 Kb3-b4 Rb2-b3 | 1 | proved | 4431000000
standard | 1p1B/qNK1/P1Rk/b1rn b Rr Q 2 | 0/* | 7 | Ne2-c3 Rd3-d5 Rd2-d3 Nc4-d2 Ke3-e4 Kd4-e3 Nc3-e2 | 1 | proved | 4441000000
standard | pbKN/nk2/r1PB/RQ2 w Rr - 0 | 0/* | 7 | Kd5-d4 Nb4-d5 Pd3-c3 O-O Be3-d2 Kb3-b4 Rb2-b3 | 1 | proved | 3141021000
standard | 1q2/KBPp/1kN1/nrbR b Rr - 4 | 0/* | 7 | Kc3-b3 Bc4-d5 Nb2-c4 Kb4-b5 Rc2-c5 Kb5-b4 Rc5-b5 | 1 | proved | 5323110000
standard | 1KpP/q1Bk/1r2/1bnR b R Q 11 | 0/* | 5 | Ke4-e3 Pe5-e4 Rc3-c4 Kc5-b5 Rc4-c5 | 1 | proved | 3452331100
standard | p1k1/BbR1/nK1Q/1Nr1 w - q 3 | 0/* | 5 | Kc3-d3 Kd5-e5 P@c5-d5 Ke5-e4 Pd5-e5 | 1 | proved | 4541432210
standard | 1P1Q/nb1B/pkNR/r2K w Rr - 0 | 0/* | 5 | Ke2-d2 Bc4-b5 Pc5-c4 Kc3-c2 Re3-c3 | 1 | proved | 5553111100
standard | 3k/n1R1/1rBK/1qpb w - Q 4 | 0/* | 5 | Ke3-e4 Ke5-d5 P@c4-c5 Kd5-e5 Rd4-d5 | 1 | proved | 5354211101
standard | R1b1/1Qpn/kPNr/1B1K w R q 0 | 0/* | 5 | O-O Ne4-c5 Kb5-b4 Kb3-b2 Kb4-b3 | 3 | proved | 4453520100
standard | b1pq/krR1/1nNQ/K1B1 b r - 3 | 0/* | 5 | Rc4-c2 Qe3-e2 Bb5-c4 Kb2-b3 Rc2-b2 | 1 | proved | 5543430111
standard | 1K1p/q1BQ/bkP1/nNrR b - - 2 | 0/* | 5 | Bb3-c4 Kc5-b5 Pe5-d5 Kb5-c5 Qb4-b5 | 1 | proved | 4553220200
standard | NK2/1PkR/1n1b/qBp1 w r Q 1 | 0/* | 5 | Kc5-d5 Nc3-e2 Nb5-c3 Kd4-d3 Kd5-d4 | 1 | proved | 4545530010
standard | bB2/pP1N/rRQn/1k1K w Rr q 5 | 0/* | 5 | Ke2-d2 Ne3-d5 Bc5-d4 Kc2-b2 Kd2-c2 | 1 | proved | 5344233000
standard | 1pKP/1k1R/1nBN/2br w Rr - 0 | 0/* | 5 | Pe5-f5 O-O Q@e3 Kd2-e2 Bc3-d2 | 1 | proved | 5533333100
standard | 1nbQ/prK1/RBN1/k2P w R q 8 | 0/* | 5 | Kd4-e4 Kb2-c2 Rb3-b2 Kc2-d2 Rb2-c2 | 1 | proved | 4454120110
standard | KB1R/2kN/rpPb/1Qn1 w R q 1 | 0/* | 5 | Kb5-b4 Rb3-b2 Re5-d5 Kd4-c4 Rd5-d4 | 1 | proved | 4434432000
standard | rbBR/Pk2/1qQK/Nn1p b Rr - 1 | 0/* | 5 | Kc4-d4 Qd3-d2 Qc3-d3 Ke3-e4 Pe2-e3 | 1 | proved | 4344131110
standard | BNb1/PK1n/1kpr/4 w Rr Q 2 | 0/* | 5 | Nc5-e6 Pd2-d3 Pb3-b2 Kc2-d2 Pb2-c2 | 1 | proved | 4535222110
standard | 1k1P/BrR1/nN1Q/pK1b w - - 2 | 0/* | 5 | Kc2-d2 Be2-d3 Pe5-d5 Kc5-b5 Pd5-c5 | 1 | proved | 2554541000
standard | 1p2/rKb1/k1QP/1RBN w R - 1 | 0/* | 5 | Kc4-c3 Rb4-c4 Bd2-b4 Kb3-b2 Kc3-b3 | 1 | proved | 4435122100
standard | 1qb1/1nrQ/kRPN/K1B1 b r - 0 | 0/* | 5 | Kb3-b4 Qe4-c2 Qc5-e5 Kb2-c2 Nc4-b2 | 1 | proved | 4442323110
standard | pk1n/NK1B/bPR1/1q2 b r Q 0 | 0/* | 7 | Kc5-d5 Rd3-d2 Ne5-d3 Rd2-e2 Pb5-c5 Kc4-d4 Bb3-c4 | 1 | proved | 5452201010
standard | 1Pb1/qrnp/QkRB/3K w r - 0 | 0/* | 7 | Ke2-d2 Kc3-c2 Rd3-c3 Kc2-b2 Kd2-c2 Kb2-b3 Kc2-b2 | 2 | proved | 5442440000
standard | bnr1/kK1Q/1pB1/2RN w Rr q 1 | 0/* | 7 | Kc4-b3 Kb4-c4 Rd2-d4 Pc3-c2 Ne2-c3 Kc4-b4 Rd4-c4 | 1 | proved | 4315431000
standard | K1NQ/1qP1/kRbB/pnr1 b r - 1 | 0/* | 7 | O-O Qe5-e2 Nc2-b4 Kb5-c5 Rb3-b5 Kc5-c4 Rb5-c5 | 1 | proved | 3454110000
standard | Nbrn/pK1B/k2P/R1Q1 b Rr q 0 | 0/* | 7 | Kb3-c3 Kc4-d4 Ne5-d3 O-O Pb4-b3 Kb2-c2 Nd3-b2 | 1 | proved | 4341301010
standard | 1R1Q/P1Bn/1bpr/1kK1 w Rr - 2 | 0/* | 7 | O-O Re3-e2 Pb4-b3 Bc3-b4 Qe5-c3 Kc2-b2 Qc3-c2 | 1 | proved | 4352031000
standard | 1b1p/PNnR/BkK1/2qQ w Rr - 0 | 0/* | 7 | Bb3-c2 Kc3-b3 Re4-e3 Pe5-e4 Kd3-c3 Kb3-b2 Kc3-b3 | 1 | proved | 5433100100
standard | 1K1b/kpBQ/rnP1/q1NR b Rr - 1 | 0/* | 7 | Kb4-b5 O-O Nc3-d5 Ke2-e3 Qb2-c3 Ke3-e2 Nd5-e3 | 1 | proved | 5335120000
standard | n1RB/rPk1/1bpK/2q1 b r Q 0 | 0/* | 7 | O-O N@c5 Kb4-b3 Pc4-b4 Qd2-e2 Ke3-d2 Kb3-c2 | 2 | proved | 3314113000
standard | 1KN1/qr1B/b1Pk/n1p1 w R - 0 | 0/* | 7 | Kc5-b5 Bb3-c2 Nd5-c3 Rc4-b4 Q@c4 Ke3-e2 Pd3-e3 | 1 | proved | 4233122100
standard | pK1R/qk1P/1bQB/nrN1 b Rr - 1 | 0/* | 7 | Kc4-d4 Re5-e2 Rc2-c4 Kc5-d5 Pb5-c5 Kd5-e5 Kd4-d5 | 1 | proved | 5443322000
standard | 2PR/kK1B/nQqN/p2b b Rr - 7 | 0/* | 7 | Nb3-c5 Qc3-c2 Pb2-b3 Qc2-b2 R@c2 Kc4-c3 Kb4-c4 | 1 | proved | 5445110000
standard | rP2/kbK1/1RqN/QB2 b Rr - 0 | 0/* | 7 | Kb4-b3 Pc5-d5 N@c5 Kd4-e4 Rb5-b2 Ke4-d4 Nc5-e4 | 1 | proved | 4432301010
standard | pn1k/1PQ1/q1bK/BRrN w Rr - 2 | 0/* | 7 | Ke3-e4 Ke5-d5 Bb2-d4 Kd5-e5 Ne2-c3 Ke5-d5 Ke4-e5 | 1 | proved | 5433432000
standard | 1BP1/Q1kK/1qp1/2b1 b Rr - 0 | 0/* | 7 | Pd3-e3 Qb4-b2 Bd2-b4 Qb2-c2 N@d3 Ke4-e5 Kd4-e4 | 1 | proved | 5532000100
standard | B1Np/1P1R/rK2/nbk1 w - Qq 10 | 0/* | 7 | Kc3-d3 Kd2-e2 Nd5-e3 Rb3-b4 Re4-d4 Ke2-d2 Bb5-e2 | 1 | proved | 5423311000
standard | Bk1K/1bN1/rR1P/1qp1 b - Q 0 | 0/* | 7 | Kc5-d5 Pe3-d3 Pd2-e2 Ke5-e4 N@d2 Ke4-e3 Kd5-e4 | 1 | proved | 4443111100
standard | P1Q1/K1kN/rp1B/2Rb w r q 1 | 0/* | 7 | Kb4-c4 O-O Rd2-b2 Pc3-c2 Ne4-c3 Kb3-b4 Rb2-b3 | 1 | proved | 5543302010
standard | RKbp/k2B/1NQn/1r2 w Rr q 4 | 0/* | 7 | Kc5-c4 Kb4-b3 Qd3-d2 O-O Rb5-b4 Kc2-b2 Qd2-c2 | 1 | proved | 4432201000
standard | 1bpR/kBQ1/KrnN/1P2 w Rr q 0 | 0/* | 7 | O-O Nd3-b2 Qd4-d3 Pd5-d4 Bc4-b5 Kb4-c4 Rb3-b4 | 1 | proved | 4445310000
standard | NBPR/pbnr/K1q1/k2Q b Rr - 1 | 0/* | 7 | Kb2-c2 Qe2-d2 Nd4-e2 Bc5-e3 Qd3-c3 Kb3-b2 Qc3-b3 | 1 | proved | 5541220100
standard | kQ1B/2Pn/rN1b/pK2 w Rr q 2 | 0/* | 7 | Kc2-d2 Kb5-b4 Pd4-c4 Rb3-b5 R@d3 Kb4-b3 Pc4-b4 | 1 | proved | 5523000010
standard | b1N1/1qK1/1BkP/nr1R b Rr - 2 | 0/* | 7 | Kd3-e4 Nd5-b4 P@c5-d5 Kd4-d3 Rc2-d2 Kd3-d4 Rd2-d3 | 1 | proved | 4543310101
standard | 2KP/pR2/brkB/n1N1 b - Qq 0 | 0/* | 7 | Kd3-d4 Kd5-c5 Pb4-b5 Rc4-b4 Rc3-c4 Kc5-d5 Rc4-c5 | 1 | proved | 4533401000
standard | kBNP/1nR1/K3/1prb b r Qq 13 | 0/* | 7 | Kb5-b4 Kb3-c3 Be2-d3 Kc3-b3 Rd2-b2 Kb3-c3 Kb4-b3 | 1 | proved | 4241332001
standard | 1rQ1/2kn/pRK1/NbPB b Rr q 1 | 0/* | 7 | Kd4-c4 Qd5-d4 Rc5-d5 Rc3-e3 Pb3-c3 Kd3-d4 Bc2-d3 | 1 | proved | 5432122000
standard | k1R1/NnP1/p1BK/1b1r b - Qq 9 | 0/* | 7 | Kb5-c5 Rd5-d2 Kc5-d5 Ke3-e4 Re2-e3 Ke4-e5 Re3-e4 | 1 | proved | 5344100100
standard | k2R/bK1P/1pN1/qnrB b Rr Q 2 | 0/* | 7 | Kb5-c5 Kc4-d4 Nc2-e3 Be2-b5 Rd2-e2 Kd4-c4 Qb2-d4 | 1 | proved | 4523201100
standard | b1P1/1B1Q/nK1R/1kpN w Rr q 2 | 0/* | 7 | Kc3-d3 Nb3-d4 Re3-b3 R@b4 Pd5-c5 Kc2-b2 Kd3-c2 | 1 | proved | 4542202100
standard | nbQ1/1pRN/1K2/kBrP b r q 2 | 0/* | 7 | Kb2-b3 Kc3-d3 Nb5-c3 Qd5-e5 Nc3-d5 Kd3-c3 Rd2-d3 | 1 | proved | 4422112000
standard | k1P1/pN1b/B1nR/1rK1 b - Qq 7 | 0/* | 7 | Kb5-c5 Nc4-b2 Pb4-c4 Pd5-d4 Kc5-d5 Kd2-e2 Rc2-d2 | 1 | proved | 5331021010
standard | 1nPR/1p2/BK1r/k1Nb b Rr Q 1 | 0/* | 7 | Kb2-c2 Kc3-d3 Q@e4 Kd3-d4 Be2-d3 Kd4-e4 Pc4-d4 | 1 | proved | 5323220210
standard | rn1K/P1b1/NRBp/k3 b r Qq 3 | 0/* | 7 | Kb2-c2 Bd3-e2 Kc2-d2 Ke5-d5 Pe3-e4 Kd5-e5 Rb5-d5 | 1 | proved | 4352110000
standard | nbp1/k1rR/1BPQ/KN2 w - - 0 | 0/* | 7 | Kb2-b3 Pd5-e5 Qe3-e2 Pe5-d5 Nc2-e3 Kb4-c4 Kb3-b4 | 1 | proved | 4443010000
standard | 1rKN/1k2/1pBR/1bnP w Rr - 0 | 0/* | 7 | Ne5-f3 Kb4-c4 Rd3-d4 Q@d3 Pd2-d3 Kc4-b4 Kc5-c4 | 1 | proved | 5523332011
`;
