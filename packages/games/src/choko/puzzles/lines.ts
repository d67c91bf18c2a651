// Made by `npm run mine:puzzles -- choko`; docs/puzzles.md says how, and what the fields are.
export const lines: string = `
standard | 1w2b/w4/bw3/5/3w1 w - 0,0 10 | 0/* | 1 | a4xa2,e5 | 1 | proved | 0000000000
standard | 2w1w/3wb/w4/5/1b3 w - 0,0 9 | 0/* | 1 | e5xe3,b1 | 1 | proved | 0000000000
standard | 1b3/2w2/2b2/5/w4 w - 0,0 1 | 0/* | 1 | c4xc2,b5 | 1 | proved | 0000000000
standard | 2b2/5/5/b2w1/w4 w - 0,0 12 | 0/* | 1 | a1xa3,c5 | 1 | proved | 0000000000
standard | 5/4w/4b/1w1b1/5 w - 0,0 9 | 0/* | 1 | e4xe2,d2 | 1 | proved | 0000000000
standard | b4/1w3/2bw1/5/5 b - 0,0 1 | 0/* | 1 | c3xe3,b4 | 1 | proved | 0000000000
standard | 2wb1/b4/5/2w2/1ww2 w - 0,0 2 | 0/* | 1 | c5xe5,a4 | 1 | proved | 0000000000
standard | 5/1wb2/5/w4/1b3 w - 0,0 5 | 0/* | 1 | b4xd4,b1 | 1 | proved | 0000000000
standard | 1b3/1b3/1w2w/5/5 b - 0,0 3 | 0/* | 1 | b4xb2,e3 | 1 | proved | 0000000000
standard | 4b/5/4w/1w2b/1ww2 w - 0,0 1 | 0/* | 1 | e3xe1,e5 | 1 | proved | 0000000000
standard | 5/5/5/2bw1/1b2w w - 0,0 10 | 0/* | 1 | d2xb2,b1 | 1 | proved | 0000000000
standard | 2w2/1b3/5/2bw1/5 w - 0,0 32 | 0/* | 1 | d2xb2,b4 | 1 | proved | 0000000000
standard | 5/3w1/1b3/1bw2/5 w - 0,0 48 | 0/* | 1 | c2xa2,b3 | 1 | proved | 0000000000
standard | 5/5/1wb1w/2b2/bb3 b - 0,0 13 | 0/* | 1 | c3xa3,e3 | 1 | proved | 0000000000
standard | 4w/1b3/3wb/5/5 b - 0,0 8 | 0/* | 1 | e3xc3,e5 | 1 | proved | 0000000000
standard | 5/2w2/b1b1w/5/5 b - 0,0 22 | 0/* | 1 | c3xc5,e3 | 1 | proved | 0000000000
standard | 2w2/3b1/1b3/1w3/5 w - 0,0 22 | 0/* | 1 | b2xb4,d4 | 1 | proved | 0000000000
standard | 5/2w2/1b2b/4w/5 b - 0,0 33 | 0/* | 1 | e3xe1,c4 | 1 | proved | 0000000000
standard | 5/3w1/3b1/2b2/3w1 b - 0,0 8 | 0/* | 1 | d3xd5,d1 | 1 | proved | 0000000000
standard | 2b2/5/5/4w/2w1b b - 0,0 0 | 0/* | 1 | e1xe3,c1 | 1 | proved | 0000000000
standard | 2b2/5/1wb2/5/w4 b - 0,0 6 | 0/* | 1 | c3xa3,a1 | 1 | proved | 0000000000
standard | 1bw2/4w/5/b4/5 w - 0,0 30 | 0/* | 1 | c5xa5,a2 | 1 | proved | 0000000000
standard | 5/w3b/w3w/5/w3b w - 0,0 7 | 0/* | 1 | e3xe5,e1 | 1 | proved | 0000000000
standard | b4/4w/5/5/2bw1 w - 0,0 2 | 0/* | 1 | d1xb1,a5 | 1 | proved | 0000000000
standard | w4/b2w1/3b1/b4/b4 b - 0,0 21 | 0/* | 1 | d3xd5,a5 | 1 | proved | 0000000000
standard | 2w2/b4/1b3/b1b1w/w3w w - 0,0 6 | 0/* | - | a1xa3,a4 | 1 | proved | 4443223110
standard | bb3/2b2/1www1/5/w1b2 w - 0,0 3 | 0/* | - | c3xc5,b5 | 1 | proved | 4534022101
standard | b2w1/bb3/1ww2/4b/2w2 w - 0,0 1 | 0/* | - | b3xb5,a5 | 1 | proved | 5525022201
standard | 2w1b/2w2/1b3/1bw2/b2w1 b - 0,0 30 | 0/* | - | b2xd2,d1 | 1 | proved | 5544212001
standard | bb2b/5/1w1w1/2ww1/2b2 b - 0,0 5 | 0/* | 3 | c1xc3,d2 b3-b4 b5xb3,d3 | 2 | proved | 4432220000
standard | 5/b4/1w3/b4/4w w - 0,0 36 | 0/* | 3 | b3-a3 a4-a5 a3xa1,a5 | 2 | proved | 5232212000
standard | w2w1/4w/bw2b/5/5 b - 0,0 27 | 0/* | 3 | e3xe5,a5 b3-b4 e5xc5,b4 | 2 | proved | 3235111000
standard | 4w/5/b4/1bb2/b1w2 b - 0,0 12 | 0/* | - | c2-c3 | 1 | proved | 4444242321
standard | 1w2b/1w1wb/4b/5/1w1b1 b - 0,0 0 | 0/* | - | e4xc4,b4 | 1 | proved | 5444343310
standard | 1w3/3b1/w1bw1/4w/b1b2 b - 0,0 24 | 0/* | - | c3xe3,e2 | 1 | proved | 4554342222
standard | 1w3/5/1w1bb/3b1/1bw1w b - 0,0 2 | 0/* | - | b1xd1,e1 | 1 | proved | 4353232210
standard | 3b1/2b2/wb1b1/ww3/4w w - 0,0 0 | 0/* | - | b2xb4,c4 | 1 | proved | 5545332222
standard | b4/1b3/w4/b1w2/wb1w1 w - 0,0 5 | 0/* | - | a1xc1,a2 | 1 | proved | 5534223200
standard | 2b2/w1w2/3bb/5/1bw1w w - 0,0 4 | 0/* | - | c1xa1,c5 | 1 | proved | 5543532200
standard | b2bw/2ww1/4w/1b3/b4 b - 0,0 4 | 0/* | - | d5xd3,e3 | 1 | proved | 5544322300
standard | b1w2/4w/1b3/w3w/3bb b - 0,0 3 | 0/* | - | e1xe3,e4 | 1 | proved | 5555232401
standard | 4w/b1b2/1ww2/3b1/b2w1 b - 0,0 0 | 0/* | - | c4xc2,d1 | 1 | proved | 4453223211
standard | 5/w4/2bb1/3w1/1wbbw w - 0,0 11 | 0/* | - | d2xd4,c1 | 1 | proved | 5545223102
standard | w1bb1/5/w3w/bbw2/5 w - 0,0 5 | 0/* | - | a3xa1,b2 | 1 | proved | 4554422101
standard | w2bb/3w1/5/2bw1/b3w w - 0,0 2 | 0/* | - | d2xb2,d5 | 1 | proved | 5554322311
standard | 1wbbw/2b2/5/5/w1wb1 b - 0,0 1 | 0/* | - | d1xb1,a1 | 1 | proved | 4333433210
standard | 3wb/5/3b1/w4/w2w1 w - 0,0 16 | 0/* | - | d5-c5 | 1 | proved | 4555352101
standard | 4b/4b/w1bw1/2b1w/2w2 b - 0,0 0 | 0/* | - | c3xe3,c1 | 1 | proved | 5245223310
standard | 1w3/1b2b/w4/5/b2b1 b - 0,0 23 | 0/* | - | b4-c4 | 1 | proved | 4555353400
standard | w3b/2w2/b1w2/3w1/b2b1 b - 0,0 23 | 0/* | - | d1xd3,c3 | 1 | proved | 5545222100
standard | ww1wb/2b2/b4/1b2w/5 b - 0,0 11 | 0/* | - | e5xc5,b5 | 1 | proved | 5545333300
standard | 1b3/1wwwb/2w2/2b2/4b w - 0,0 2 | 0/* | - | c3xc1,b5 | 1 | proved | 5553142211
standard | bw2b/2bw1/1w3/5/b3w w - 0,0 1 | 0/* | - | d4xb4,a5 | 1 | proved | 5344142103
standard | b3w/1b3/3b1/wwb2/w4 w - 0,0 2 | 0/* | - | b2xd2,d3 | 1 | proved | 4443443202
standard | 1b1bw/1b3/b3w/2w2/1w3 w - 0,0 10 | 0/* | - | e5xc5,b5 | 1 | proved | 4555452121
standard | w4/2b1w/w3w/b4/b2b1 b - 0,0 10 | 0/* | - | a2xa4,a5 | 1 | proved | 5345243201
standard | w1b1b/5/3bb/w2w1/2w2 b - 0,0 2 | 0/* | - | d3xd1,c1 | 1 | proved | 5455132110
standard | bb1ww/5/2b2/2b2/1w1w1 b - 0,0 1 | 0/* | - | c2-c1 | 1 | proved | 4554232200
standard | 3w1/3b1/2w2/1b3/2b1b b - 0,0 1 | 0/* | - | d4-e4 | 1 | proved | 4555243110
standard | 2bb1/1b3/1w2b/1w3/3ww w - 0,0 15 | 0/* | - | b3xb5,c5 | 1 | proved | 5544222302
standard | 1ww2/5/w2b1/5/bwbb1 b - 0,0 6 | 0/* | - | c1-c2 | 1 | proved | 4555143310
standard | b1w1w/5/3w1/b1w2/2b1b b - 0,0 34 | 0/* | - | c1xc3,d3 | 1 | proved | 5554232120
standard | 1b3/ww3/3wb/b3w/b4 w - 0,0 1 | 0/* | - | e2xe4,b5 | 1 | proved | 5534234120
standard | 2b2/b2w1/3w1/b2b1/3ww w - 0,0 10 | 0/* | - | d3-c3 | 1 | proved | 2513522212
standard | 1b1wb/5/2w2/2ww1/5 w - 0,0 1 | 0/* | - | d5-d4 | 1 | proved | 5454443301
standard | 1w1w1/2b2/2b2/b4/b2ww b - 0,0 11 | 0/* | - | c4-c5 | 1 | proved | 5545422101
standard | w3w/4b/2b1b/5/w1wb1 b - 0,0 15 | 0/* | - | d1xb1,a1 | 1 | proved | 5444454110
standard | 4w/w3b/1b2b/w4/1w1b1 b - 0,0 5 | 0/* | - | b3-a3 | 1 | proved | 5453324211
standard | w1b1w/w4/2b2/wb3/4b w - 0,0 2 | 0/* | - | a2xc2,c3 | 1 | proved | 5335142321
standard | 2ww1/1b3/bw3/4w/3bb w - 0,0 3 | 0/* | - | b3xb5,e1 | 1 | proved | 5552424310
standard | 2w1b/2w1b/4w/wb3/4b b - 0,0 8 | 0/* | - | e4xe2,a2 | 1 | proved | 4455134300
standard | w1b2/w2b1/5/3bw/w1b2 w - 0,0 1 | 0/* | - | e2xc2,c1 | 1 | proved | 5355022302
standard | w4/w1b2/4w/bbbw1/5 b - 0,0 13 | 0/* | - | c2xe2,e3 | 1 | proved | 5454133201
standard | 4w/2b1w/4w/3wb/b2b1 w - 0,0 2 | 0/* | - | e3xe1,d1 | 1 | proved | 4552323111
standard | 2b2/2w2/bb2b/1w2w/1w3 b - 0,0 0 | 0/* | - | e3xe1,b2 | 1 | proved | 5345331210
standard | 1w3/bb2w/2b1b/5/1w2w b - 0,0 8 | 0/* | - | e3xe5,b5 | 1 | proved | 4543242400
standard | 4w/3w1/b1wbb/4w/3b1 w - 0,0 1 | 0/* | - | e2xe4,d3 | 1 | proved | 5554132310
standard | 1b3/w1b2/3wb/b4/w3w b - 0,0 3 | 0/* | - | e3xc3,a1 | 1 | proved | 5454222401
standard | 1w1bb/w3w/b3b/3w1/5 w - 0,0 1 | 0/* | - | e4xe2,a3 | 1 | proved | 2544352322
standard | 1b3/w1w2/2w1b/5/1wb1b w - 0,0 2 | 0/* | - | b1xd1,e1 | 1 | proved | 5554133101
standard | b4/1bbb1/w1w2/w4/2w2 b - 0,0 10 | 0/* | - | c4xc2,c1 | 1 | proved | 5435132101
standard | 5/b1bwb/4b/w4/w3w w - 0,0 0 | 0/* | - | d4xb4,a4 | 1 | proved | 5455233101
standard | 1w3/4b/2b2/w1b1b/w3w w - 0,0 1 | 0/* | - | e1xe3,e4 | 1 | proved | 5445354200
standard | 5/1b2w/b4/2b2/wwbw1 w - 0,0 0 | 0/* | - | d1-e1 | 1 | proved | 4445231210
standard | b4/b2b1/5/5/wb1w1 b - 0,0 5 | 0/* | - | b1-b2 | 1 | proved | 5444232300
standard | 1b1w1/w4/1b3/3b1/4b b - 0,0 15 | 0/* | - | b5-a5 | 1 | proved | 5434333421
standard | w2w1/5/w1b1w/b4/b3b b - 0,0 32 | 0/* | - | a2xa4,a5 | 1 | proved | 5455332201
standard | bww2/2b2/b2w1/1w3/2b2 w - 0,0 0 | 0/* | - | c5xc3,a5 | 1 | proved | 5444033310
standard | wbwww/5/3bb/b4/5 w - 0,0 20 | 0/* | - | c5-c4 d3-d2 a5xc5,a2 | 2 | proved | 3434423121
standard | 5/3b1/www2/3bb/2w1b w - 0,0 0 | 0/* | - | c3-d3 d4-d5 d3xd1,e1 | 2 | proved | 3455142110
standard | 1b1b1/w1w2/1ww2/4b/4b w - 0,0 22 | 0/* | - | c4-c5 d5-e5 c5xa5,e2 | 2 | proved | 4454522100
standard | w1wbb/5/5/4b/2wwb b - 0,0 0 | 0/* | 3 | d5xb5,a5 c1-c2 e1xc1,c2 | 2 | proved | 4544321220
standard | 5/3b1/w1w2/1w3/wbbb1 b - 0,0 27 | 0/* | 3 | b1xb3,a1 a3-a4 b3xd3,a4 | 2 | proved | 2421243101
standard | 1wwbw/1w3/4b/2b2/b4 w - 0,0 0 | 0/* | - | c5-c4 d5-d4 c4xe4,c2 | 2 | proved | 4354332200
standard | 5/w4/1b1bw/5/1bbww w - 0,0 17 | 0/* | 3 | e3xc3,b3 b1-b2 d1xb1,b2 | 2 | proved | 5555412001
standard | 5/w1w1b/w1b2/b4/w3b b - 0,0 1 | 0/* | - | c3xc5,a4 a3-a4 a2-b2 | 2 | proved | 5425122220
standard | 4w/w2b1/2w1w/5/bb2b w - 0,0 5 | 0/* | - | e3-e4 d4-c4 c3xc5,b1 | 2 | proved | 5455222210
standard | 1ww2/1b3/2w1w/4b/bb3 b - 0,0 8 | 0/* | - | e2xe4,b5 c5-b5 b4-a4 | 2 | proved | 4534322210
standard | 3bb/2w2/3wb/b1w1w/5 w - 0,0 6 | 0/* | - | e2xe4,e5 d5-d4 d3xd5,a2 | 2 | proved | 4452432300
standard | 2w2/1b1b1/b1b2/2w2/2w1w w - 0,0 3 | 0/* | 3 | c2xc4,a3 b4-b5 c4xe4,b5 | 2 | proved | 4442312001
standard | 1b1b1/b1bw1/2ww1/w4/5 w - 0,0 15 | 0/* | 3 | c3xc5,a4 b5-b4 c5xe5,b4 | 2 | proved | 5442320100
standard | 1bb2/b1w1w/2b2/5/1ww2 b - 0,0 0 | 0/* | - | c3-d3 c1-c2 b5-b4 | 2 | proved | 4532122330
standard | 5/4w/5/1b3/1bwbb b - 0,0 1 | 0/* | 3 | b1-a1 c1-c2 b2xd2,e4 | 2 | proved | 5554230000
standard | 5/1b2w/w4/1b3/5 w - 0,0 23 | 0/* | 3 | a3-b3 b4-b5 b3xb1,b5 | 2 | proved | 4444003100
standard | 4w/1b3/2w2/1b3/5 w - 0,0 9 | 0/* | 3 | c3-b3 b4-b5 b3xb1,b5 | 2 | proved | 4451320110
standard | 1w3/w1w2/bb2w/2b2/b4 b - 0,0 6 | 0/* | - | a3xa5,e3 | 1 | proved | 5544533323
standard | 2bb1/2b2/w4/w1w1w/4b b - 0,0 6 | 0/* | - | e1xe3,a3 | 1 | proved | 3445443535
standard | 3w1/bb1bw/2b2/5/w2w1 w - 0,0 2 | 0/* | - | d5xd3,c3 | 1 | proved | 5555145501
standard | 2wb1/1w1w1/2w2/4b/2bb1 w - 0,0 4 | 0/* | - | c5xe5,c1 | 1 | proved | 5543533523
standard | 1w1w1/1w3/5/2bw1/bbb2 b - 0,0 0 | 0/* | - | c2xe2,b4 | 1 | proved | 4545524344
standard | 5/4b/b1w2/3w1/w2w1 w - 0,0 3 | 0/* | - | c3-c4 | 1 | proved | 4545334342
standard | 4w/1w3/bw3/4b/2w2 w - 0,0 31 | 0/* | - | b3-c3 | 1 | proved | 5554455421
standard | b2bb/5/1ww2/wwb2/5 b - 0,0 1 | 0/* | - | c2xc4,b2 | 1 | proved | 5545254333
standard | 5/2w2/4b/w3b/w2w1 w - 0,0 5 | 0/* | - | d1-e1 | 1 | proved | 5555323332
standard | 2b2/4w/4w/b1w2/1w3 w - 0,0 57 | 0/* | - | b1-a1 | 1 | proved | 4435444555
standard | 2b2/4w/2ww1/b4/1w3 w - 0,0 49 | 0/* | - | b1-a1 | 1 | proved | 4435543445
standard | 1b1bb/4w/w4/2b1w/3w1 b - 0,0 7 | 0/* | - | e5xe3,e2 | 1 | proved | 5455453400
standard | 2w1b/wb1b1/b4/2w2/3w1 b - 0,0 4 | 0/* | - | a3xa5,c5 | 1 | proved | 5454543242
standard | 2b1b/b2wb/2w2/5/1ww2 b - 0,0 4 | 0/* | - | e4xc4,b1 | 1 | proved | 3555443544
standard | 4w/1b3/2w2/b4/1ww2 w - 0,0 24 | 0/* | - | b1-a1 | 1 | proved | 5535333343
standard | w2w1/b4/2bw1/1b3/bw3 w - 0,0 0 | 0/* | - | b1xb3,c3 | 1 | proved | 5555252431
standard | w2b1/b1b2/2b2/2w2/3ww w - 0,0 1 | 0/* | - | a5xa3,c3 | 1 | proved | 5555154513
standard | 1b3/1b2w/b1b2/2w2/1w2w b - 0,0 26 | 0/* | - | c3xc1,b1 | 1 | proved | 5555532221
standard | 4b/1w1b1/ww2b/2w2/2b2 b - 0,0 12 | 0/* | - | c1xc3,b3 | 1 | proved | 3445545434
standard | 3w1/1b3/1b3/1b1wb/1w2w b - 0,0 1 | 0/* | - | e2xc2,e1 | 1 | proved | 4543444542
standard | 5/3w1/wwbw1/5/1b3 w - 0,0 5 | 0/* | - | d3-e3 | 1 | proved | 5535354323
standard | bwb2/2w2/1bw2/4w/3b1 w - 0,0 0 | 0/* | - | b5xd5,b3 | 1 | proved | 4455244512
standard | 1w2w/b4/5/4b/3bb b - 0,0 1 | 0/* | - | a4-a5 | 1 | proved | 4543354552
standard | ww3/5/2w2/wb3/1bb1b w - 0,0 5 | 0/* | - | a2xc2,b1 | 1 | proved | 4355245553
standard | 5/w1w1w/2w2/2b1b/3bb w - 0,0 53 | 0/* | - | c3xc1,d1 | 1 | proved | 5555351321
standard | ww1w1/2w2/3b1/5/4b w - 0,0 25 | 0/* | - | a5-a4 | 1 | proved | 4545553245
standard | w2b1/w2b1/3b1/1bw2/3w1 b - 0,0 11 | 0/* | - | b2xd2,a5 | 1 | proved | 5544342524
standard | 1w2b/5/2bbb/5/2w2 b - 0,0 9 | 0/* | - | c3-b3 | 1 | proved | 4435345444
standard | w2w1/2b2/1b2w/wb1b1/5 w - 0,0 7 | 0/* | - | a2xc2,d2 | 1 | proved | 4455452303
standard | 1w1b1/1b3/2bb1/w4/1w1w1 w - 0,0 11 | 0/* | - | b5xb3,c3 | 1 | proved | 5544444311
standard | 2w2/1b3/1bb2/w4/2b2 b - 0,0 3 | 0/* | - | b4-a4 | 1 | proved | 5255354432
standard | bb3/4w/5/1b2b/w1ww1 w - 0,0 3 | 0/* | - | d1-e1 | 1 | proved | 5554354301
standard | 1b3/2wbb/w1w1b/5/1w3 b - 0,0 22 | 0/* | - | d4xb4,a3 | 1 | proved | 5553344323
standard | 4w/4b/1w2b/w2w1/3bb b - 0,0 4 | 0/* | - | d1xd3,e5 | 1 | proved | 5534253433
standard | 3w1/4b/5/w1w1b/1w3 w - 0,0 5 | 0/* | - | d5-e5 | 1 | proved | 5455443342
standard | w1w1b/5/4b/w3w/1b1b1 b - 0,0 4 | 0/* | - | e3xe1,a2 | 1 | proved | 5535223443
standard | 1w3/2w1w/5/b3w/3b1 w - 0,0 3 | 0/* | - | e2-e1 | 1 | proved | 5455444333
standard | b2b1/5/4b/b4/1w1w1 b - 0,0 7 | 0/* | - | a2-a1 | 1 | proved | 5534444441
standard | 1b1b1/4b/w4/5/3bw b - 0,0 7 | 0/* | - | d1-c1 | 1 | proved | 5545442431
standard | 2w1w/5/1bbw1/2b2/w2b1 b - 0,0 4 | 0/* | - | c3xe3,c5 | 1 | proved | 5435332334
standard | 2b1b/1w3/5/2bb1/2w2 b - 0,0 9 | 0/* | - | c2-c3 | 1 | proved | 5555334311
standard | 1w2w/wb2w/2b2/1b3/3b1 w - 0,0 21 | 0/* | - | a4xc4,c3 | 1 | proved | 5545444522
standard | b3w/3b1/5/1b2w/3b1 b - 0,0 5 | 0/* | - | d1-e1 | 1 | proved | 5453445332
standard | 1w1w1/4b/1b1b1/5/3b1 b - 0,0 5 | 0/* | - | e4-e5 | 1 | proved | 4445453332
standard | 5/2wbb/5/wb1b1/w3w w - 0,0 2 | 0/* | - | c4-c3 e4-e3 a1-b1 | 2 | proved | 5335353401
standard | w4/b1b2/w4/2b1w/b1w2 w - 0,0 0 | 0/* | - | a3-b3 a4-a3 c1xc3,c4 | 2 | proved | 5454334300
standard | 4b/2w2/1b2w/w2b1/1w2b w - 0,0 2 | 0/* | - | a2-a3 b3-c3 c4xc2,d2 | 2 | proved | 4555342211
standard | 5/w1b2/3b1/1w1bw/2b1w w - 0,0 3 | 0/* | - | e2xc2,c1 d3-c3 c2-c1 | 2 | proved | 3554452202
standard | ww2w/4b/4b/1b1w1/4b b - 0,0 0 | 0/* | - | e1-d1 d2-e2 e3xe1,e5 | 2 | proved | 5455334320
standard | 1w1b1/bw3/1w1w1/5/5 w - 0,0 1 | 0/* | - | b4-c4 a4-b4 c4xa4,d5 | 2 | proved | 5545332311
standard | 4w/5/1b2w/wb1b1/w2b1 w - 0,0 0 | 0/* | - | a2xc2,d2 d1-c1 c2-d2 | 2 | proved | 5555242310
standard | b4/b1w2/4w/1bb2/3ww w - 0,0 2 | 0/* | - | d1-c1 b2-b3 c1xc3,b3 | 2 | proved | 4444345322
standard | b2bw/3b1/4b/5/w4 b - 0,0 3 | 0/* | - | d5-c5 e5-e4 e3xe5,a1 | 2 | proved | 5544233302
standard | 3w1/3b1/wbb1b/5/2w1w w - 0,0 1 | 0/* | - | d5xd3,b3 c3-c4 d3-d2 | 2 | proved | 5353353312
standard | 1w2b/w3w/bw3/5/5 b - 0,0 4 | 0/* | 3 | a3xa5,b3 e4-e3 a5xc5,e3 | 2 | proved | 4535442211
standard | 2b2/b3w/2wbw/w3b/5 b - 0,0 0 | 0/* | - | d3xb3,e3 a2-a3 a4xa2,e4 | 2 | proved | 4545332221
standard | w2bw/1b3/w4/2w2/b1b2 w - 0,0 1 | 0/* | - | e5xc5,c1 b4-a4 a3-b3 | 2 | proved | 5545323201
standard | 4b/b1w2/5/bwbw1/3w1 w - 0,0 5 | 0/* | - | d2-e2 c2-c1 d1xb1,a2 | 2 | proved | 5554233311
standard | w2b1/4w/1b1b1/w1w1b/5 b - 0,0 1 | 0/* | - | d5-e5 c2-c3 e5xe3,c3 | 2 | proved | 4555344202
standard | 1w3/w1w2/1b3/w3b/3bb b - 0,0 1 | 0/* | - | b3-a3 a4-a5 a3xa1,a5 | 2 | proved | 5454332202
standard | w4/w1wbb/2w1b/5/3b1 b - 0,0 12 | 0/* | - | d4xb4,a4 a5-a4 b4-b5 | 2 | proved | 5535342321
standard | b2wb/5/w4/wb2b/w4 b - 0,0 0 | 0/* | - | e5xc5,a2 a1-b1 b2-c2 | 2 | proved | 5554222211
standard | 1b2w/5/4w/1bbb1/w3w w - 0,0 20 | 0/* | - | e1-d1 d2-d3 e3xc3,c2 | 2 | proved | 5534333311
standard | b4/1b1ww/w4/1b3/w1b2 w - 0,0 1 | 0/* | - | a3-b3 b2-c2 b3xb5,a5 | 2 | proved | 5445532210
standard | 2b1b/2wb1/2w2/4b/2w1w w - 0,0 9 | 0/* | 5 | c4xe4,e5 e2-d2 c1-d1 d2-d3 c3xe3,c5 | 1 | proved | 5454341130
standard | w1b1w/3w1/2w2/4b/1b2b w - 0,0 2 | 0/* | - | d4-d5 e1-d1 c3-c2 b1-a1 d5xb5,a1 | 3 | proved | 4454522311
standard | 2ww1/w1b2/1wb1b/b4/5 w - 0,0 16 | 0/* | 5 | b3xd3,e3 c4-d4 d3-e3 a2-a3 a4xa2,d4 | 1 | proved | 4532221311
standard | bb1w1/5/5/bw2b/2ww1 b - 0,0 12 | 0/* | - | a2xc2,c1 d1-e1 e2-e3 e1-e2 e3xe1,d5 | 3 | proved | 5544343300
standard | 1w3/w1w1b/3b1/5/wb1b1 w - 0,0 12 | 0/* | - | a1xc1,d1 d3-d2 c1-d1 d2-e2 d1-e1 | 3 | proved | 5444342301
standard | 2b2/b2w1/5/bw1b1/1w1w1 b - 0,0 15 | 0/* | - | a2xc2,d1 b1-c1 c2-c3 d4-e4 d2-e2 | 3 | proved | 5535232300
standard | 1b3/5/b1w1b/5/1wbww w - 0,0 0 | 0/* | - | b1-a1 b5-b4 d1xb1,b4 e3-e4 c3-c4 | 3 | proved | 5544533020
standard | bbb1b/3ww/3w1/4w/5 b - 0,0 36 | 0/* | 7 | e5xe3,e2 d3-c3 b5-b4 c3-c2 c5-d5 c2-c3 d5xd3,c3 | 1 | proved | 5324123110
standard | w3w/2w1b/1w3/b4/2bb1 w - 0,0 8 | 0/* | - | e5xe3,c1 | 1 | proved | 5445345554
standard | b2b1/b3w/5/4w/b4 b - 0,0 55 | 0/* | - | d5-e5 | 1 | proved | 5544553555
standard | 3b1/4w/b4/b4/1b2w b - 0,0 1 | 0/* | - | d5-e5 | 1 | proved | 5555535434
standard | w2wb/w3b/2b2/5/w2b1 b - 0,0 4 | 0/* | - | e5xc5,a4 | 1 | proved | 5544545355
standard | 3b1/5/1b2w/3bb/w1w1w b - 0,0 3 | 0/* | - | d5-e5 c1-d1 e2xe4,d1 | 2 | proved | 4544435544
standard | b1b2/3w1/5/2w2/ww3 w - 0,0 25 | 0/* | - | d4-e4 c5-d5 e4-e5 | 2 | proved | 3444445543
standard | b1b2/1w3/w3w/5/4w w - 0,0 5 | 0/* | - | e3-e4 c5-d5 e4-e5 | 2 | proved | 4555455433
standard | 4b/b1w2/5/3w1/2w1w w - 0,0 3 | 0/* | - | c4-c5 e5-d5 c5xe5,a4 | 2 | proved | 5555445333
standard | 2ww1/1b3/1b3/b1b2/5 b - 0,0 10 | 0/* | - | b4-a4 c5-b5 a4-a5 | 2 | proved | 5545555533
standard | 2w1w/5/b2b1/4b/2b2 b - 0,0 4 | 0/* | - | a3-a4 c5-b5 a4-a5 | 2 | proved | 3554444534
standard | 2b2/1b3/3ww/4w/w4 w - 0,0 35 | 0/* | - | e3-e4 c5-d5 e4-e5 | 2 | proved | 4455552554
standard | 2b2/5/b3w/3w1/w1w2 w - 0,0 27 | 0/* | - | e3-e4 c5-d5 e4-e5 | 2 | proved | 4554555455
standard | b3w/3w1/5/1b3/2w1w w - 0,0 14 | 0/* | - | c1-b1 b2-a2 b1-a1 | 2 | proved | 5555445433
standard | b4/1b3/b3w/3w1/2b2 b - 0,0 37 | 0/* | - | c1-d1 d2-e2 d1-e1 | 2 | proved | 5555435544
standard | 5/b4/2w1w/3b1/bb3 b - 0,0 5 | 0/* | - | d2-d1 e3-e2 d1-e1 | 2 | proved | 5555454445
standard | 1b3/5/2ww1/2w1b/w4 w - 0,0 27 | 0/* | - | d3-d4 e2-e3 d4-d5 | 2 | proved | 4545445445
standard | b4/5/2wwb/1w3/1w3 w - 0,0 15 | 0/* | - | d3-d4 a5-b5 d4-d5 | 2 | proved | 5554545545
standard | 1b3/5/2ww1/2w1b/2w2 w - 0,0 7 | 0/* | - | d3-d4 e2-e3 d4-d5 | 2 | proved | 5445143435
standard | 2w2/w3b/1wbw1/w4/w4 w - 0,0 0 | 0/* | - | d3-e3 e4xe2,c5 b3xd3,e2 | 2 | proved | 4555444455
standard | 2b2/1b1w1/b4/2b1w/5 b - 0,0 63 | 0/* | - | c5-d5 d4-e4 d5-e5 | 2 | proved | 4424545555
standard | 2b1w/5/1b2w/b4/2b2 b - 0,0 49 | 0/* | - | c1-d1 e3-e2 d1-e1 | 2 | proved | 5455544455
standard | w1w1w/b4/b4/4b/1bw2 b - 0,0 1 | 0/* | - | b1xd1,a5 c5-b5 a4-a5 | 2 | proved | 5554443545
standard | 1w3/5/w1w2/2w2/b3b w - 0,0 9 | 0/* | - | c2-c1 a1-b1 c1xa1,e1 | 2 | proved | 5455325433
standard | w2b1/4b/w4/3b1/2b2 b - 0,0 3 | 0/* | - | c1-b1 a3-a2 b1-a1 | 2 | proved | 4554354234
standard | 1bb2/w2b1/4b/5/2w2 b - 0,0 5 | 0/* | - | b5-a5 a4-a3 e3-e2 c1-d1 e2-e1 | 3 | proved | 5554154412
standard | 1w1w1/w4/3w1/2b2/1b3 w - 0,0 4 | 0/* | - | d3-e3 c2-c1 e3-e2 c1-d1 e2-e1 | 3 | proved | 5555443445
standard | 3w1/5/1w2w/b4/b2w1 w - 0,0 17 | 0/* | - | b3-b4 a2-a3 b4-b5 a3-a4 b5-a5 | 3 | proved | 5545555354
standard | 2w2/1b3/b2w1/5/1bb2 b - 0,0 2 | 0/* | - | b4-a4 d3-d2 c1-d1 d2-e2 d1-e1 | 3 | proved | 4534454543
standard | 1w3/5/w2b1/5/ww1b1 w - 0,0 2 | 0/* | - | b5-c5 d3-d4 c5-d5 d4-e4 d5-e5 | 3 | proved | 5543455455
standard | 1ww1w/5/3w1/2b2/1b3 w - 0,0 2 | 0/* | - | d3-e3 c2-c1 e3-e2 c1-d1 e2-e1 | 3 | proved | 4555533545
standard | 2b2/1bb2/4w/1b3/3w1 b - 0,0 3 | 0/* | - | c5-d5 d1-c1 b2-a2 e3-e4 d5-e5 | 3 | proved | 5545555545
standard | 3w1/3ww/1b3/b4/4w w - 0,0 2 | 0/* | - | d5-c5 b3-b4 c5-b5 b4-a4 b5-a5 | 3 | proved | 5544545445
standard | w4/2b1b/1w3/2bb1/5 b - 0,0 7 | 0/* | - | c2-c1 b3-a3 c1-b1 a3-a2 b1-a1 | 3 | proved | 5554255552
standard | 1b3/5/3w1/1b3/b1b1w b - 0,0 35 | 0/* | - | b5-c5 d3-d4 c5-d5 d4-e4 d5-e5 | 3 | proved | 5545455454
standard | 4b/b4/4w/1b1b1/1w3 b - 0,0 7 | 0/* | - | b2-a2 e3-e2 d2-c2 e2-d2 c2xe2,b1 | 3 | proved | 5455345333
standard | 3b1/3b1/2ww1/1w3/2w2 w - 0,0 3 | 0/* | - | d3-e3 d5-c5 e3-e4 d4-d5 e4-e5 | 3 | proved | 5544355343
standard | 3b1/2w2/4b/w3b/2b2 b - 0,0 0 | 0/* | - | d5-c5 c4-b4 c5-b5 b4-a4 b5-a5 | 3 | proved | 4553444543
standard | w1b1w/b1w2/5/4b/b2w1 b - 0,0 0 | 0/* | - | c5xc3,a5 d1-e1 e2-e3 e1-e2 e3xe1,e5 | 3 | proved | 4555234310
standard | 5/b3w/1b1w1/b4/1b3 b - 0,0 19 | 0/* | - | b1-c1 d3-d2 c1-d1 d2-e2 d1-e1 | 3 | proved | 5554435544
standard | 3ww/1b3/w4/5/bb1w1 w - 0,0 0 | 0/* | - | d5-c5 b1-b2 a3-b3 b4-a4 b3xb1,a1 | 3 | proved | 5454453220
standard | w4/w2w1/5/b1w2/1b3 w - 0,0 11 | 0/* | - | c2-d2 b1-c1 d2-e2 c1-d1 e2-e1 | 3 | proved | 5535554353
standard | 5/b1b2/3w1/1w3/1w2w w - 0,0 3 | 0/* | - | d3-e3 c4-c5 e3-e4 c5-d5 e4-e5 | 3 | proved | 5553555545
standard | w2ww/5/bw3/3b1/5 w - 0,0 0 | 0/* | - | b3-b2 d2-d1 b2-b1 a3-a2 b1-a1 | 3 | proved | 4434545354
standard | 1w3/w4/1w3/3bb/w4 w - 0,0 23 | 0/* | - | b5-c5 e2-e3 c5-d5 e3-e4 d5-e5 | 3 | proved | 5555555553
standard | 4b/5/2b1w/3w1/w1w2 w - 0,0 6 | 0/* | - | a1-a2 c3-c4 a2-a3 c4-c5 a3-a4 c5-b5 a4-a5 | 4 | proved | 3544454555
standard | b4/b4/2w2/b3w/1b3 b - 0,0 27 | 0/* | - | a5-b5 c3-c4 b5-c5 c4-d4 c5-d5 d4-e4 d5-e5 | 4 | proved | 4555555555
standard | 5/5/b1b2/1b1w1/2b1w b - 0,0 5 | 0/* | - | c3-c4 d2-d3 c4-c5 d3-d4 c5-d5 d4-e4 d5-e5 | 4 | proved | 3445534355
standard | 2b2/1b1w1/3w1/3w1/3w1 w - 0,0 4 | 0/* | - | d4-e4 b4-b3 d1-c1 b3-b2 c1-b1 b2-a2 b1-a1 | 4 | proved | 4455445435
standard | 4w/bb3/2w2/b4/b4 b - 0,0 27 | 0/* | - | a1-b1 c3-c2 b1-c1 c2-d2 c1-d1 d2-e2 d1-e1 | 4 | proved | 5534555444
standard | 5/4w/w4/1w1b1/bwb1b w - 0,0 3 | 0/* | 7 | b1xd1,e1 d2-d3 d1-c1 d3-d2 e4-e3 a1-a2 a3xa1,d2 | 1 | proved | 4452232111
standard | b4/5/1w3/w2wb/1w3 w - 0,0 0 | 0/* | - | d2-d3 e2-e3 d3-d4 e3-e4 d4-d5 a5-b5 d5-e5 | 4 | proved | 4554345354
standard | w2ww/1w3/5/bb3/5 w - 0,0 4 | 0/* | - | e5-e4 b2-b1 e4-e3 b1-c1 e3-e2 c1-d1 e2-e1 | 4 | proved | 4555454445
standard | 4b/4b/5/1w2b/w1b2 b - 0,0 18 | 0/* | - | e5-d5 b2-b3 d5-c5 b3-b4 c5-b5 b4-a4 b5-a5 | 4 | proved | 5355545435
standard | ww2b/3w1/wb3/2b2/b4 w - 0,0 15 | 0/* | - | a3xc3,c2 e5-e4 d4-d3 e4-e3 d3-d2 a1-b1 d2-d1 | 4 | proved | 4554353400
standard | 3b1/5/2b2/1w2w/2w1w w - 0,0 49 | 0/* | - | b2-a2 c3-c4 a2-a3 c4-c5 a3-a4 c5-b5 a4-a5 | 4 | proved | 5554555555
standard | 5/4b/2b2/3w1/ww2w w - 0,0 37 | 0/* | - | a1-a2 c3-c4 a2-a3 c4-c5 a3-a4 c5-b5 a4-a5 | 4 | proved | 4445343534
standard | w4/w4/1w3/w4/3bb w - 0,0 35 | 0/* | - | a5-b5 e1-e2 b5-c5 e2-e3 c5-d5 e3-e4 d5-e5 | 4 | proved | 5545554455
standard | 1w1b1/5/2wb1/2w1b/1w2b w - 0,0 7 | 0/* | 9 | c3xe3,e2 d5-d4 c2-c1 d4-d5 b1-b2 d5-d4 b5-c5 e1-e2 e3xe1,d4 | 1 | proved | 5545142000
standard | 4w/w1w2/5/b4/3wb w - 0,0 15 | 0/* | 9 | d1-c1 e1-e2 e5-e4 a2-a1 a4-a3 e2-e1 e4-e3 a1-a2 a3xa1,e1 | 1 | proved | 4425332311
standard | 4b/1w3/1b1w1/4w/bb1w1 w - 0,0 12 | 0/* | - | b4xb2,b1 a1-a2 b2-b3 a2-a3 b3-b4 a3-a4 b4-b5 e5-d5 b5-a5 | 5 | proved | 5545232310
standard | 2b2/b1bb1/2w2/4w/2w1w b - 0,0 12 | 0/* | - | c4xc2,c1 e2-e3 d4-d5 e1-d1 c2-b2 d1-c1 b2-a2 e3-e4 d5-e5 | 5 | proved | 5544343100
standard | 3w1/2b1w/w2b1/wb1b1/5 w - 0,0 10 | 0/* | 9 | a2xc2,d2 d3-c3 c2-d2 c4-b4 d5-c5 b4-b3 d2-d3 b3-b4 d3xb3,b4 | 1 | proved | 5544133321
standard | b1wwb/1bw2/5/5/2b1w b - 0,0 4 | 0/* | 9 | b4xd4,d5 e1-e2 c1-c2 e2-e3 c2-c3 e3-e2 d4-d5 e2-e3 d5xb5,e3 | 1 | proved | 4444422211
standard | 1w3/w3w/2b1b/5/3wb w - 0,0 4 | 0/* | 9 | e4xe2,e1 c3-c4 e2-e3 c4-c3 d1-d2 c3-c4 d2-d3 c4-c5 b5xd5 | 1 | proved | 4433122000
standard | b3w/5/b2b1/5/1b2w b - 0,0 5 | 0/* | 11 | d3-e3 e1-d1 a3-a4 d1-d2 b1-c1 e5-d5 a5-b5 d5-d4 b5-c5 d2-d3 e3xc3,d4 | 1 | proved | 5455354443
standard | b1w1b/3b1/1b3/1w2w/2w2 b - 0,0 11 | 0/* | 11 | b3xb1,c1 e2-e3 b1-b2 e3-e2 b2-b3 e2-e3 b3-b4 e3-e2 b4-b5 e2-e3 b5xd5,e3 | 1 | proved | 5435123200
standard | 1ww2/5/b1w1w/2b2/3bb w - 0,0 16 | 0/* | 11 | c3xc1,d1 a3-a4 b5-a5 a4-a3 c5-d5 a3-a2 a5-a4 a2-a1 a4-a3 a1-a2 a3xa1,e1 | 1 | proved | 5545143221
standard | 1b1w1/5/4w/1bw1b/1b1w1 b - 0,0 0 | 0/* | 11 | e2xe4,c2 d5-e5 e4-e3 d1-e1 b2-b3 e1-d1 b5-c5 d1-d2 b1-c1 d2-d3 e3xc3,e5 | 2 | proved | 5455333221
standard | 3w1/b4/2bb1/b3w/w3w w - 0,0 0 | 0/* | 11 | a1xa3,a4 c3-c4 e1-d1 d3-c3 d1-d2 c4-b4 d5-c5 b4-b3 d2-d3 b3-b4 d3xb3,b4 | 1 | proved | 4555343120
standard | 5/w1w2/2b1b/5/wbb1w w - 0,0 6 | 0/* | 13 | c4xc2,c1 b1-c1 c2-c3 e3-e4 a4-a3 e4-e5 a3-a2 e5-e4 a2-b2 e4-e5 b2-b1 c1-c2 c3xc1,e5 | 1 | proved | 5241134110
standard | 3w1/w1b2/w4/1wb2/b2b1 w - 0,0 19 | 0/* | 13 | b2xd2,d1 a1-b1 d2-d3 c4-d4 d3-e3 d4-c4 a3-b3 b1-c1 e3-e4 c1-c2 b3-c3 c4-c5 c3xc1,c5 | 1 | proved | 5532342101
standard | w3b/4w/5/1w3/w2b1 w - 0,0 0 | 0/* | 13 | e4-e3 d1-d2 a1-a2 d2-d1 b2-b1 d1-d2 b1-c1 e5-d5 a2-b2 d5-d4 c1-d1 d2-d3 e3xc3,d4 | 1 | proved | 5555343212
standard | 3bw/1bw2/3w1/1w3/1b2b w - 0,0 3 | 0/* | 13 | c4xa4,b1 d5-c5 b2-b3 e1-e2 d3-d4 e2-e3 a4-a5 e3-e2 b3-c3 e2-e3 d4-d5 e3-e4 e5xe3,c5 | 1 | proved | 5544232110
`;
